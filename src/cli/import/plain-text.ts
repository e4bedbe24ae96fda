import type { ImportItem } from './item.ts';

/** Characters of one document of the bank; a longer text becomes several, cut between its paragraphs. */
const DOCUMENT_CHARS = 200_000;

/** A text or Markdown file as one document; a very long one as several, `<id>`, `<id>#2` and so on. */
export async function* plainTextItems(
  documentId: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<ImportItem> {
  let part = 1;
  let open: string[] = [];
  let chars = 0;
  const take = (): ImportItem => {
    const item = { documentId: part === 1 ? documentId : `${documentId}#${part}`, content: open.join('\n') };
    part++;
    open = [];
    chars = 0;
    return item;
  };
  for await (const line of lines) {
    const isBorder = line.trim() === '' || /^#{1,6}\s/.test(line);
    if (chars + line.length > DOCUMENT_CHARS || (isBorder && chars > DOCUMENT_CHARS / 2)) {
      if (open.some((kept) => kept.trim() !== '')) yield take();
    }
    open.push(line);
    chars += line.length + 1;
  }
  if (open.some((kept) => kept.trim() !== '')) yield take();
}
