/** A block between two lines of dashes (YAML) or plus signs (TOML) with which a text begins. */
const BLOCK =
  /^\uFEFF?(?<mark>-{3}|\+{3})[ \t]*\r?\n(?<lines>(?:(?!\k<mark>)[^\n]*\n){1,100})\k<mark>[ \t]*(?:\r?\n|$)/u;
const KEY = /^[a-z][\w.-]*\s*(?::(?:\s|$)|=)/u;
/** What may stand under a key: an item, something indented, a remark, a bracket that closes, nothing. */
const UNDER_KEY = /^(?:\s|-\s|#|[\]}]|$)/u;

/**
 * UTF-16 offset behind the front matter of a text: what a program is told of it ("title: …"), and no part of what it
 * says. 0 without any, and where nothing stands below.
 * @param goesOn true where the text is the beginning of a longer one, so that something does
 */
export function frontMatterEnd(text: string, goesOn = false): number {
  const block = BLOCK.exec(text);
  const lines = (block?.groups?.lines ?? '').split(/\r?\n/u);
  if (block === null || !KEY.test(lines[0] ?? '')) return 0;
  const isMatter = lines.every((line) => KEY.test(line) || UNDER_KEY.test(line));
  return isMatter && (goesOn || text.slice(block[0].length).trim() !== '') ? block[0].length : 0;
}
