/** Which squares lie at a distance: the one formula for the picture of an attack and for the hit that is judged. */

/** In the eight straight lines, or all around, a diagonal step counting as one. */
export const REACHES = ['lines', 'ring'] as const;
export type Reach = (typeof REACHES)[number];

/** True for the square so many steps along one axis and so many along the other; which axis and which way is all one. */
export function isAtDistance(along: number, across: number, distance: number, reach: Reach): boolean {
  const [far, aside] = [Math.abs(along), Math.abs(across)];
  if (Math.max(far, aside) !== distance) return false;
  return reach === 'ring' || far === 0 || aside === 0 || far === aside;
}
