export function endsSentence(line: string): boolean {
  return /[.!?…。！？]["”’)]*\s*$/u.test(line);
}
