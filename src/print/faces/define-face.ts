/** The catalogue holds makers of all kinds of parameters; each checks its own before it draws. */
import type { FaceMaker } from '../face.ts';

export function defineFace<Params>(maker: FaceMaker<Params>): FaceMaker {
  return maker as unknown as FaceMaker;
}
