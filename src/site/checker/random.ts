/** Chance for a table that has no dice at hand: a number from 0 up to 1 from the browser's own source. */
export function randomNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
