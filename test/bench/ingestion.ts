/** How fast memories are written beside the bare embedding of the same texts in the same run. */
export interface IngestionFigures {
  readonly memories: number;
  readonly seconds: number;
  readonly memoriesPerSecond: number;
  /** Texts a second that the embedding model alone makes vectors of; null when it was not measured. */
  readonly bareTextsPerSecond: number | null;
  /** memoriesPerSecond / bareTextsPerSecond. */
  readonly share: number | null;
}

export interface IngestionTotals {
  memories: number;
  ms: number;
  bareTexts: number;
  bareMs: number;
}

/** Totals of nothing yet. */
export function noIngestion(): IngestionTotals {
  return { memories: 0, ms: 0, bareTexts: 0, bareMs: 0 };
}

export function ingestionFigures({ memories, ms, bareTexts, bareMs }: IngestionTotals): IngestionFigures {
  const perSecond = ms === 0 ? 0 : memories / (ms / 1000);
  const bare = bareMs === 0 ? null : bareTexts / (bareMs / 1000);
  return {
    memories,
    seconds: round(ms / 1000, 2),
    memoriesPerSecond: round(perSecond, 1),
    bareTextsPerSecond: bare === null ? null : round(bare, 1),
    share: bare === null ? null : round(perSecond / bare, 3),
  };
}

/** One line a person can read. */
export function describeIngestion(figures: IngestionFigures): string {
  const { memories, seconds, memoriesPerSecond, bareTextsPerSecond, share } = figures;
  const beside =
    bareTextsPerSecond === null || share === null
      ? ''
      : `; the bare embedding of the same texts ${bareTextsPerSecond} a second: a share of ${(100 * share).toFixed(0)} %`;
  return `${memories} memories in ${seconds} s, ${memoriesPerSecond} a second${beside}`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
