/** Lists whose order means nothing: kept alphabetical, so that equal positions are equal data. */

export function sorted<T extends string>(list: Iterable<T>): readonly T[] {
  return [...list].sort();
}

/** `list` with one more. */
export function added<T extends string>(list: readonly T[], ...items: readonly T[]): readonly T[] {
  return sorted([...list, ...items]);
}

/** `list` without one copy of each of `items`; what isn't there is passed over. */
export function without<T extends string>(list: readonly T[], ...items: readonly T[]): readonly T[] {
  const left = [...list];
  for (const item of items) {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** How often `item` is in `list`. */
export function copies<T extends string>(list: readonly T[], item: T): number {
  return list.filter((one) => one === item).length;
}

/** Each member once, in the order met. */
export function distinct<T extends string>(list: readonly T[]): readonly T[] {
  return [...new Set(list)];
}

/** Whether the list is alphabetical. */
export function isSorted(list: readonly string[]): boolean {
  return list.every((item, index) => index === 0 || (list[index - 1] ?? '') <= item);
}

/** Every choice of so many of the items, in the order in which they stand. */
export function* combinations<T>(items: readonly T[], count: number): Iterable<readonly T[]> {
  if (count === 0) yield [];
  else
    for (const [index, first] of items.entries())
      for (const rest of combinations(items.slice(index + 1), count - 1)) yield [first, ...rest];
}
