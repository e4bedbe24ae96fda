/**
 * The values in the order of their indexes; null unless each index from 0 to count − 1 is there exactly once. Servers
 * answer in an order of their own, and a guess at a wrong one would give texts the vectors of others.
 */
export function byIndex<T>(
  items: readonly { readonly index: number; readonly value: T }[],
  count: number,
): readonly T[] | null {
  if (items.length !== count) return null;
  const sorted = [...items].sort((a, b) => a.index - b.index);
  return sorted.every(({ index }, place) => index === place) ? sorted.map(({ value }) => value) : null;
}
