import { FormatError } from './item.ts';

/** Characters of one element: many times the longest conversation known. */
const MAX_ELEMENT_CHARS = 256 * 1024 * 1024;

/**
 * The elements of the JSON array that a text is, one after the other; nothing but the open one is kept. Text that holds a
 * single object is that object.
 * Throws FormatError for what is not JSON.
 */
export async function* jsonElements(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  const splitter = new ElementSplitter();
  for await (const piece of pieces) yield* splitter.push(piece);
  splitter.end();
}

/** Cuts an array where its elements end: it looks at brackets and strings, and leaves the rest to JSON.parse. */
class ElementSplitter {
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** 1 when the whole is an array, whose elements lie a level deeper, else 0. */
  #top: number | null = null;
  #parts: string[] = [];
  #chars = 0;
  #count = 0;
  #isOver = false;

  *push(piece: string): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const char = piece[at] ?? '';
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (char === '\\') this.#escaped = true;
        else if (char === '"') this.#inString = false;
        continue;
      }
      if (this.#top === null) {
        if (/[\s\ufeff]/.test(char)) {
          from = at + 1;
          continue;
        }
        if (char !== '[' && char !== '{') throw new FormatError('It is not a JSON array or object.');
        this.#top = char === '[' ? 1 : 0;
        this.#depth = 1;
        if (char === '[') from = at + 1;
        continue;
      }
      if (char === '"') this.#inString = true;
      else if (char === '{' || char === '[') this.#depth++;
      else if (char === '}' || char === ']') {
        this.#depth--;
        if (this.#depth === 0) {
          this.#keep(piece.slice(from, this.#top === 0 ? at + 1 : at));
          yield* this.#take();
          this.#isOver = true;
          return;
        }
      } else if (char === ',' && this.#depth === 1 && this.#top === 1) {
        this.#keep(piece.slice(from, at));
        yield* this.#take();
        from = at + 1;
      }
    }
    if (this.#top !== null && !this.#isOver) this.#keep(piece.slice(from));
  }

  end(): void {
    if (!this.#isOver) throw new FormatError('The JSON breaks off: the file is not whole.');
  }

  #keep(text: string): void {
    this.#chars += text.length;
    if (this.#chars > MAX_ELEMENT_CHARS)
      throw new FormatError(`An element of the JSON array is longer than ${MAX_ELEMENT_CHARS} characters.`);
    this.#parts.push(text);
  }

  *#take(): Generator<unknown> {
    const text = this.#parts.join('');
    this.#parts = [];
    this.#chars = 0;
    if (text.trim() === '') return;
    this.#count++;
    try {
      yield JSON.parse(text);
    } catch {
      throw new FormatError(`Element ${this.#count} of the JSON is not JSON.`);
    }
  }
}
