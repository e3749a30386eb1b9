/** The catalogue of faces, by the name that a definition gives: `front: { face: figure, … }`. */
import type { FaceMaker } from '../face.ts';
import { card } from './card.ts';
import { dieFace } from './die-face.ts';
import { dieNumber } from './die-number.ts';
import { dieTable } from './die-table.ts';
import { emblem } from './emblem.ts';
import { figure } from './figure.ts';
import { grid } from './grid.ts';
import { moveArrow } from './move-arrow.ts';
import { parkingStrip } from './parking-strip.ts';
import { referenceCard } from './reference-card.ts';
import { steps } from './steps.ts';
import { storeyCard } from './storey-card.ts';
import { timeline } from './timeline.ts';
import { zone } from './zone.ts';

const ALL: readonly FaceMaker[] = [
  card,
  dieFace,
  dieNumber,
  dieTable,
  emblem,
  figure,
  grid,
  moveArrow,
  parkingStrip,
  referenceCard,
  steps,
  storeyCard,
  timeline,
  zone,
];

export const FACES: Readonly<Record<string, FaceMaker>> = Object.fromEntries(ALL.map((face) => [face.name, face]));
