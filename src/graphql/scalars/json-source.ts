import { MemoryError } from '../../domain/errors.ts';

/** Deepest nesting of a request's JSON; far beyond any real one, far below the end of the stack. */
export const MAX_JSON_DEPTH = 200;

const WHITESPACE = /[ \t\n\r]*/y;
const NUMBER_OR_WORD = /[-+.\w]+/y;
/** A string, which is kept, or the whitespace between tokens. */
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\n\r]+/g;

/** Where in which text each object and array stands that `parseJson` made. */
const places = new WeakMap<object, { readonly text: string; readonly start: number; readonly end: number }>();

/** The text from which `parseJson` read this object or array, without whitespace; null for any other. */
export function jsonSourceOf(value: object): string | null {
  const place = places.get(value);
  if (place === undefined) return null;
  return place.text.slice(place.start, place.end).replace(STRING_OR_SPACE, '$1');
}

/**
 * The value of a JSON text. Unlike JSON.parse it remembers the source of every object and array, so that what a
 * caller attached can be stored exactly as it came.
 * Throws BAD_USER_INPUT for what is not JSON or nested deeper than 200.
 */
export function parseJson(text: string): unknown {
  const reader = new JsonReader(text);
  const value = reader.readValue(0);
  reader.expectEnd();
  return value;
}

class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readValue(depth: number): unknown {
    if (depth > MAX_JSON_DEPTH) throw this.#refusal(`is nested deeper than ${MAX_JSON_DEPTH}`);
    this.#take(WHITESPACE);
    const next = this.#text[this.#at];
    if (next === '{') return this.#readObject(depth);
    if (next === '[') return this.#readArray(depth);
    return this.#evaluate(next === '"' ? this.#takeString() : this.#take(NUMBER_OR_WORD));
  }

  expectEnd(): void {
    this.#take(WHITESPACE);
    if (this.#at < this.#text.length) throw this.#refusal();
  }

  #readObject(depth: number): object {
    const start = this.#at++;
    const value = {};
    if (!this.#skip('}')) {
      do {
        this.#take(WHITESPACE);
        if (this.#text[this.#at] !== '"') throw this.#refusal();
        const key = String(this.#evaluate(this.#takeString()));
        if (!this.#skip(':')) throw this.#refusal();
        // Assigning `__proto__` would change the object's prototype instead of making a member.
        Object.defineProperty(value, key, {
          value: this.readValue(depth + 1),
          enumerable: true,
          writable: true,
          configurable: true,
        });
      } while (this.#skip(','));
      if (!this.#skip('}')) throw this.#refusal();
    }
    return this.#placed(value, start);
  }

  #readArray(depth: number): object {
    const start = this.#at++;
    const value: unknown[] = [];
    if (!this.#skip(']')) {
      do value.push(this.readValue(depth + 1));
      while (this.#skip(','));
      if (!this.#skip(']')) throw this.#refusal();
    }
    return this.#placed(value, start);
  }

  #placed<T extends object>(value: T, start: number): T {
    places.set(value, { text: this.#text, start, end: this.#at });
    return value;
  }

  #takeString(): string {
    const start = this.#at;
    let end = start;
    do {
      end = this.#text.indexOf('"', end + 1);
      if (end === -1) throw this.#refusal();
    } while (this.#isEscaped(end));
    this.#at = end + 1;
    return this.#text.slice(start, this.#at);
  }

  #isEscaped(at: number): boolean {
    let first = at;
    while (this.#text[first - 1] === '\\') first--;
    return (at - first) % 2 === 1;
  }

  /** JSON.parse judges what a token may look like. */
  #evaluate(token: string): unknown {
    try {
      return JSON.parse(token);
    } catch (cause) {
      throw this.#refusal('is not valid JSON', cause);
    }
  }

  #take(token: RegExp): string {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #skip(sign: string): boolean {
    this.#take(WHITESPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #refusal(why = 'is not valid JSON', cause?: unknown): MemoryError {
    return new MemoryError('BAD_USER_INPUT', `The request body ${why}, at character ${this.#at}.`, { cause });
  }
}
