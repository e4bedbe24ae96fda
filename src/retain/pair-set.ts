/** Pairs without direction. */
export class PairSet {
  readonly #pairs = new Set<string>();

  /** False when the pair was there. */
  add(a: string, b: string): boolean {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (this.#pairs.has(pair)) return false;
    this.#pairs.add(pair);
    return true;
  }
}
