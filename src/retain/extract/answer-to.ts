const ADDRESSED =
  /(?<=\n)(?:hi|hello|hey|dear|hallo|guten tag|liebe[rs]?|bonjour|ch[eè]re?|hola|estimad[oa])(?: (?:mr|mrs|ms|dr|herr|frau|mme|m|sr|sra)\.?)? (?<name>\p{L}[\p{L}\p{M}'’-]*)(?=\s?[,!.\n])/giu;

/** "Hi Ada, the seal is worn.": where somebody answers the one who sent the words above. */
export function answerTo(sender: string, words: string): number | null {
  for (const match of words.matchAll(ADDRESSED)) {
    const isSender = sender.split(' ').includes(match.groups?.name ?? '');
    if (isSender && words.slice(0, match.index).trim() !== '') return match.index;
  }
  return null;
}
