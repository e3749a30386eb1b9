/** What stands in dist after a build, looked at without a browser. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../definition/game.ts';
import { builtSite } from '../node/built-site.ts';
import { loadAllGames } from '../node/content.ts';
import { filesBelow } from '../node/files.ts';
import type { IndexRow } from '../node/sheets.ts';
import { verifySite } from '../node/verify-site.ts';

const games = (await loadAllGames()).flatMap(({ game }): Game[] => (game ? [game] : []));
let dist: string;
beforeAll(async () => {
  dist = await builtSite();
});
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const rows = () => JSON.parse(read('print/index.json')) as IndexRow[];

describe('the built site', () => {
  it('has no dead link, unsized picture, blocked style or skipped heading', () => {
    expect(verifySite(dist)).toEqual([]);
  });

  it('lists every print file with its true size and digest, and no file that is not there', () => {
    for (const { file, bytes, sha256 } of rows()) {
      const pdf = readFileSync(join(dist, 'print', file));
      expect(pdf.length, file).toBe(bytes);
      expect(createHash('sha256').update(pdf).digest('hex'), file).toBe(sha256);
    }
    const listed = rows().map(({ file }) => file);
    expect(filesBelow(join(dist, 'print')).filter((file) => file.endsWith('.pdf'))).toEqual(listed.sort());
  });

  it('has placements beside every print file', () => {
    for (const { file } of rows()) {
      expect(JSON.parse(read(`print/${file.replace(/\.pdf$/, '.json')}`)), file).toBeInstanceOf(Array);
    }
  });

  it('names every game in the catalogue', () => {
    for (const { title, slug } of games) {
      expect(read('index.html')).toContain(title);
      expect(read('index.html')).toContain(`/games/${slug}/`);
    }
  });
});

describe.each(games)('the page of $slug', ({ slug, rules, components }) => {
  it('has an anchor for every clause, and a link to it', () => {
    const page = read(`games/${slug}/index.html`);
    for (const { id } of rules.sections.flatMap(({ clauses }) => clauses)) {
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain(`href="#${id}"`);
    }
  });

  it('tells no design twice to those who listen: in picture and caption', () => {
    const items = read(`games/${slug}/index.html`).match(/<li>\s*<div class="faces">[\s\S]*?<\/li>/g) ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const caption = /<span>([^<]*)/.exec(item)?.[1]?.trim().toLowerCase();
      const alts = [...item.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => alt.toLowerCase());
      expect(alts, item).not.toContain(caption);
    }
  });

  it('offers every print file', () => {
    const page = read(`games/${slug}/index.html`);
    for (const { file } of rows().filter(({ game }) => game === slug)) expect(page).toContain(`/print/${file}`);
  });

  it('pictures every design', () => {
    for (const piece of components.flatMap(({ pieces }) => pieces)) {
      const refs = piece.front ? [`${piece.id}.front`] : piece.sides.map(({ value }) => `${piece.id}.${value}`);
      for (const ref of refs) expect(existsSync(join(dist, `games/${slug}/faces/${ref}.svg`)), ref).toBe(true);
    }
  });

  it('has pictures that need no font and no style', () => {
    for (const file of filesBelow(join(dist, 'games', slug)).filter((name) => name.endsWith('.svg'))) {
      expect(read(`games/${slug}/${file}`)).not.toMatch(/<text|<style|style=|<script|xlink:href="http/);
    }
  });
});
