/** A turn's name as the annotators wrote it: "D1:3", also "D:11:26", "D30:05" and several in one string. */
const TURN = /D:?\s*(\d+)\s*:\s*(\d+)/gu;

/**
 * The turns that a question's evidence names, each once, in order; what no turn of the conversation bears is left out.
 * @param known names of all turns, as "D1:3"
 */
export function readEvidence(evidence: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const named = evidence.flatMap((text) =>
    [...String(text).matchAll(TURN)].map(([, session, turn]) => `D${Number(session)}:${Number(turn)}`),
  );
  return [...new Set(named)].filter((name) => known.has(name));
}
