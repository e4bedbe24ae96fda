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

  /** For serialisers that do not know this class; `stringifyResult` writes the text itself. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
