import { randomUUID } from 'node:crypto';
import { JsonText } from './scalars/json-text.ts';

/** The JSON text of a GraphQL result, in which every JsonText stands letter for letter. */
export function stringifyResult(result: unknown): string {
  const texts: string[] = [];
  // Nobody can know the mark before the answer is complete, so no string of the answer can be mistaken for one.
  const mark = randomUUID();
  const text = JSON.stringify(
    result,
    function mask(this: Record<string, unknown>, key: string, value: unknown) {
      const original = this[key];
      return original instanceof JsonText ? `${mark}:${texts.push(original.text) - 1}` : value;
    },
  );
  if (texts.length === 0) return text;
  return text.replace(new RegExp(`"${mark}:(\\d+)"`, 'g'), (_whole, index) => texts[Number(index)] ?? 'null');
}
