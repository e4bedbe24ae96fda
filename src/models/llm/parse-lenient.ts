/** What could be read of a JSON text that may be broken. */
export interface LenientJson {
  readonly value: unknown;
  /** First character after it. */
  readonly end: number;
  /** True when the text ended within it, so that something is missing: more than a closing bracket. */
  readonly cut: boolean;
}

/** Deeper nesting is no answer to anything, and would exhaust the stack. */
const MAX_DEPTH = 64;
const CLOSING_QUOTE: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const WORDS: Readonly<Record<string, unknown>> = {
  ...{ true: true, false: false, null: null },
  ...{ True: true, False: false, None: null, undefined: null, NaN: null },
};
const LONGEST_KEY = 60;
const NEXT_KEY = /^"[\w-]+"\s*:/u;
/** Lets the end of the text be told from what cannot be read. */
class Unreadable extends Error {}

/**
 * The object or array that begins at a place of a text, read as models write them: trailing and missing commas,
 * comments, bare keys, single or typographic quotes, line breaks and quotes within strings, Python's words, and closing
 * brackets that are missing at the end. Null when it cannot be read at all.
 */
export function parseLenient(text: string, start: number): LenientJson | null {
  const reader = new Reader(text, start);
  try {
    const value = reader.value(0);
    return { value, end: reader.at, cut: reader.cut };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class Reader {
  readonly #text: string;
  at: number;
  cut = false;

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new Unreadable();
    this.#skip(/[\s]/u);
    const first = this.#text[this.at];
    if (first === undefined) return this.#ended();
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    const closing = CLOSING_QUOTE[first];
    return closing === undefined ? this.#word() : this.#string(closing);
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at++;
    while (this.#goesOn('}')) {
      const key = this.#key();
      this.#skip(/\s/u);
      const sign = this.#text[this.at];
      if (sign === undefined) {
        this.cut = true;
        break;
      }
      if (sign !== ':' && sign !== '：') throw new Unreadable();
      this.at++;
      entries.push([key, this.value(depth + 1)]);
    }
    return Object.fromEntries(entries);
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.at++;
    while (this.#goesOn(']')) values.push(this.value(depth + 1));
    return values;
  }

  /** Moves to the next entry; false at the end of the list, or where the text ends. */
  #goesOn(closing: string): boolean {
    if (this.cut) return false;
    const comma = this.#skip(/[\s,]/u).includes(',');
    const next = this.#text[this.at];
    if (next === undefined) {
      this.cut = comma;
      return false;
    }
    if (next !== closing) return true;
    this.at++;
    return false;
  }

  #key(): string {
    const closing = CLOSING_QUOTE[this.#text[this.at] ?? ''];
    return closing === undefined ? this.#take(/[\p{L}\p{N}_$-]/u) : this.#string(closing);
  }

  #string(closing: string): string {
    const parts: string[] = [];
    for (this.at++; ; this.at++) {
      const unit = this.#text[this.at];
      if (unit === undefined) {
        this.cut = true;
        return parts.join('');
      }
      if (unit === '\\') parts.push(this.#escape());
      else if (unit === closing && this.#closesHere()) break;
      else parts.push(unit);
    }
    this.at++;
    return parts.join('');
  }

  /** A quote followed by more words stands within the string, unless they are the next key after a forgotten comma. */
  #closesHere(): boolean {
    for (let next = this.at + 1; next < this.#text.length; next++) {
      const unit = this.#text[next] ?? '';
      if (/\s/u.test(unit)) continue;
      return /[,:：}\]/]/u.test(unit) || NEXT_KEY.test(this.#text.slice(next, next + LONGEST_KEY));
    }
    return true;
  }

  /** The character that an escape means; one that means nothing stands for itself. */
  #escape(): string {
    this.at++;
    const sign = this.#text[this.at] ?? '';
    if (sign !== 'u') return ESCAPES[sign] ?? sign;
    const hex = this.#text.slice(this.at + 1, this.at + 5);
    if (!/^[\da-f]{4}$/iu.test(hex)) return sign;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }

  #word(): unknown {
    const word = this.#take(/[\p{L}\p{N}_.+-]/u);
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    if (this.at === this.#text.length) return this.#ended();
    if (word === '' || Number.isNaN(Number(word))) throw new Unreadable();
    return Number(word);
  }

  #ended(): null {
    this.cut = true;
    return null;
  }

  #take(pattern: RegExp): string {
    const start = this.at;
    while (this.at < this.#text.length && pattern.test(this.#text[this.at] ?? '')) this.at++;
    return this.#text.slice(start, this.at);
  }

  /** Passes over such characters and comments; answers with what it passed. */
  #skip(pattern: RegExp): string {
    let passed = '';
    for (;;) {
      passed += this.#take(pattern);
      const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/u.exec(this.#text.slice(this.at, this.at + 500));
      if (comment === null) return passed;
      this.at += comment[0].length;
    }
  }
}
