/** "Sam (PM)". */
const REMARK = String.raw`(?:\s\([^()\n]{1,40}\))?`;
/** Words between two who do or suffer the same, or one something with the other. */
const JOINT = String.raw`\s(?:and|und|et|y|&|with|mit|avec|con|met|traf)\s`;

/** True where a text joins two names of which one is a part of the other, so that they are of two: "Sam and Sam Okoye". */
export function areJoinedNames(part: string, full: string, text: string): boolean {
  const [short, long] = [literal(part), literal(full)];
  const joined = String.raw`(?<![\p{L}-])(?:${short}${REMARK}${JOINT}${long}|${long}${REMARK}${JOINT}${short})(?![\p{L}-]| \p{Lu})`;
  return new RegExp(joined, 'u').test(text);
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}
