/**
 * Index of the first of so many things for which something holds that holds for all behind it as well; `count` when it
 * holds for none. Looks at a logarithm of them.
 */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
