/** Names under which two-label models file "the document answers the query". */
const RELEVANT = /^(relevant|positive|entailment|true|yes|label_1|1)$/i;

/**
 * Index of the label that means relevance.
 * @param labels the configuration's `id2label`: index → name
 * @param width number of logits, ≥ 1
 */
export function relevantLabel(labels: Readonly<Record<string, string>>, width: number): number {
  if (width === 1) return 0;
  const named = Object.entries(labels).find(([, name]) => RELEVANT.test(name));
  return named === undefined ? width - 1 : Number(named[0]);
}

/**
 * The logit of relevance: a single logit as it is, else the log-odds of its label, whose sigmoid is the softmax.
 * `logit − ln Σ exp(other logits)`
 */
export function relevanceLogit(logits: ArrayLike<number>, label: number): number {
  const wanted = logits[label] ?? Number.NaN;
  if (logits.length === 1) return wanted;
  const others = Array.from(logits).filter((_, i) => i !== label);
  const largest = Math.max(...others);
  return wanted - largest - Math.log(others.reduce((sum, logit) => sum + Math.exp(logit - largest), 0));
}
