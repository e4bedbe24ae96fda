import { randomUUID } from 'node:crypto';

/** Stands in written JSON where texts go afterwards. */
interface Places {
  readonly mark: string;
  readonly texts: string[];
}

/** The places of the value that `stringifyJson` writes at this moment; null at any other. */
let places: Places | null = null;

/**
 * A JSON value as text. It is never turned into JavaScript values and back on its way to or from a caller, which
 * would round long numbers and reorder keys that look like numbers.
 */
export class JsonText {
  readonly text: string;

  /** @param text valid JSON */
  constructor(text: string) {
    this.text = text;
  }

  /** The place of its text while `stringifyJson` writes, else its value, for serialisers that do not know this class. */
  toJSON(): unknown {
    return places === null ? JSON.parse(this.text) : `${places.mark}:${places.texts.push(this.text) - 1}`;
  }
}

/** The JSON text of a value, in which every JsonText stands letter for letter. */
export function stringifyJson(value: unknown): string {
  // Nobody can know the mark before the value is written, so no string in it can be mistaken for one.
  const here: Places = { mark: randomUUID(), texts: [] };
  const text = writeInto(here, value);
  if (here.texts.length === 0) return text;
  return text.replace(
    new RegExp(`"${here.mark}:(\\d+)"`, 'g'),
    (_whole, index) => here.texts[Number(index)] ?? 'null',
  );
}

function writeInto(here: Places, value: unknown): string {
  places = here;
  try {
    return JSON.stringify(value);
  } finally {
    places = null;
  }
}
