/** The words with a small or a capital first letter, as alternatives of a regular expression. */
export function anyCase(words: string): string {
  return words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
    .join('|');
}
