const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/** The text with one way to write digits, apostrophes and blanks, every character where it was. */
export function normalise(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ');
}
