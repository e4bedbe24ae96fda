import type { BankRef } from '../../domain/bank.ts';
import type { RetainStore, StandingText } from '../../domain/ports/retain-store.ts';
import { textKeyOf } from '../../domain/text-key.ts';
import type { DocumentPart, SourceDocument, Unheard } from '../group.ts';
import { findEchoes, type MatchedLine } from './find-echoes.ts';
import { blanked, markedStretches, type Stretch } from './marked.ts';
import { type QuotedLine, type QuotedWords, quotedLines } from './quoted-lines.ts';

/** Fewer lines than this hold no echo: nothing is asked of the store. */
const LEAST_LINES = 3;
/** Lines of a request that are looked up; those beyond are learnt from. */
const MOST_LINES = 20_000;

const MARKED = 'it stands between the marks of an earlier recall’s answer';
const ECHOED = 'it repeats an earlier recall’s answer';

/** A part that is extracted, and what of it is not to be learnt from. */
interface Heard {
  readonly document: SourceDocument;
  readonly part: DocumentPart;
  readonly marked: readonly Stretch[];
  readonly lines: readonly QuotedLine[];
}

/**
 * The documents with answers of earlier recalls blank where facts are extracted: what stands between `<mneme:recall>` and
 * `</mneme:recall>`, and blocks of lines that are memories of the bank, word by word (see `findEchoes`). The text that is
 * stored stays as it is, and so do all offsets. Facts that the caller made himself are his own.
 */
export async function withoutEchoes(
  documents: readonly SourceDocument[],
  { bank, store }: { readonly bank: BankRef; readonly store: Pick<RetainStore, 'findTexts'> },
): Promise<readonly SourceDocument[]> {
  const heard = documents.flatMap((document) =>
    document.parts.filter(({ item }) => item.facts === null).map((part) => listen(document, part)),
  );
  const asked = heard.filter(({ lines }) => mayEcho(lines));
  if (heard.every(({ marked }) => marked.length === 0) && asked.length === 0) return documents;
  const known = await lookUp(asked, { bank, store });
  const found = new Map(heard.map((each) => [each.part, echoesIn(each, known)]));
  return documents.map((document) => blankedDocument(document, found));
}

function mayEcho(lines: readonly QuotedLine[]): boolean {
  const words = lines.reduce((sum, { sentences }) => sum + Math.max(1, sentences.length), 0);
  return words >= LEAST_LINES || lines.some(({ announces }) => announces);
}

function listen(document: SourceDocument, part: DocumentPart): Heard {
  const { content } = part.item;
  const marked = markedStretches(content);
  return { document, part, marked, lines: quotedLines(blanked(content, marked)) };
}

type KnownTexts = ReadonlyMap<string, readonly StandingText[]>;

/** The memories that have the words of a line, by their key: one look-up for all. */
async function lookUp(
  heard: readonly Heard[],
  { bank, store }: { readonly bank: BankRef; readonly store: Pick<RetainStore, 'findTexts'> },
): Promise<KnownTexts> {
  const lines = heard.flatMap((each) => each.lines).slice(0, MOST_LINES);
  if (lines.length === 0) return new Map();
  const words = lines.flatMap((line) => [line, ...line.sentences]);
  const keys = new Set(words.flatMap(({ readings }) => readings.map(textKeyOf)));
  const known = new Map<string, StandingText[]>();
  for (const text of await store.findTexts(bank, [...keys])) {
    known.set(text.textKey, [...(known.get(text.textKey) ?? []), text]);
  }
  return known;
}

interface Found {
  readonly stretches: readonly Stretch[];
  readonly ignored: readonly Unheard[];
}

function echoesIn({ document, part, marked, lines }: Heard, known: KnownTexts): Found {
  const echoes = known.size === 0 ? [] : findEchoes(lines.flatMap((line) => matched(line, document, known)));
  const stretches = [...marked, ...echoes].sort((a, b) => a.start - b.start);
  const words = ({ start, end }: Stretch) => part.item.content.slice(start, end);
  return {
    stretches,
    ignored: [
      ...marked.map((stretch) => ({ part, text: words(stretch), reason: MARKED })),
      ...echoes.flatMap(({ texts }) => texts.map((text) => ({ part, text, reason: ECHOED }))),
    ],
  };
}

/** A line as it matches whole, else its sentences. */
function matched(line: QuotedLine, document: SourceDocument, known: KnownTexts): readonly MatchedLine[] {
  const { start, end, readings, sentences, announces, isAnswered } = line;
  const whole = { ...matchedWords({ start, end, readings }, document, known), announces, isAnswered };
  if (whole.places.length > 0 || sentences.length === 0) return [whole];
  return sentences.map((words) => ({ ...matchedWords(words, document, known), isAnswered }));
}

/** What a document says that is replaced by this very text is no memory from elsewhere. */
function matchedWords(words: QuotedWords, document: SourceDocument, known: KnownTexts): MatchedLine {
  const isReplaced = document.named && document.updateMode === 'REPLACE';
  for (const reading of words.readings) {
    const places = (known.get(textKeyOf(reading)) ?? [])
      .flatMap((text) => text.places)
      .filter(({ documentId }) => !(isReplaced && documentId === document.documentId));
    if (places.length > 0) return { ...words, places, text: reading };
  }
  return { ...words, places: [], text: '' };
}

function blankedDocument(document: SourceDocument, found: ReadonlyMap<DocumentPart, Found>): SourceDocument {
  const here = document.parts.flatMap((part) => found.get(part) ?? []);
  if (here.every(({ stretches }) => stretches.length === 0)) return document;
  const parts = document.parts.map((part) => {
    const stretches = found.get(part)?.stretches ?? [];
    return stretches.length === 0
      ? part
      : {
          ...part,
          isBlanked: true,
          item: { ...part.item, content: blanked(part.item.content, stretches) },
        };
  });
  const inText = document.parts.flatMap((part) =>
    (found.get(part)?.stretches ?? []).map(({ start, end }) => ({
      start: part.start + start,
      end: part.start + end,
    })),
  );
  return {
    ...document,
    parts,
    heard: blanked(document.text, inText),
    ignored: here.flatMap(({ ignored }) => ignored),
  };
}
