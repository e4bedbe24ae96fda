import { SIGNED } from './signed-name.ts';

const CLOSING =
  /^(?:(?:(?:with )?(?:best|kind|warm)(?:est)? (?:regards|wishes)|best|regards|cheers|thanks(?: again| a lot)?|thank you|many thanks|yours(?: (?:truly|sincerely|faithfully|ever))?|sincerely|(?:lots of |much |all my |with )?love|big hugs|take care|all the best|see you(?: soon)?|talk soon|warmly|hugs|(?:viele |liebe |beste |herzliche |mit (?:freundlichen|besten|herzlichen) )?gr(?:ü|ue)(?:ß|ss)en?|danke|bis (?:bald|dann|morgen)|dein|deine|ihr|ihre|lg|vg|mfg|(?:bien )?cordialement|amicalement|amitiés|bises|bisous|à bientôt|merci|(?:un )?(?:cordial )?saludos?|saludos cordiales|un abrazo|abrazos|besos|atentamente|gracias|hasta (?:pronto|luego)|(?:com )?os melhores cumprimentos|com os melhores cumprimentos|(?:com )?cumprimentos|atenciosamente|(?:um )?(?:grande )?abraços?|beijos|até (?:logo|breve)|obrigad[oa]|(?:cordiali )?saluti|un abbraccio|a presto|met (?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)|liefs|ever yours)[ ,.!–—-]*)+/iu;

/** The words that close a letter, with the marks behind them, with which a line begins; empty when it begins with none. */
export function closingIn(line: string): string {
  return CLOSING.exec(line)?.[0] ?? '';
}

/** True for a line that closes a letter and says nothing else: "Kind regards, Helen", "Viele Grüße". */
export function isClosing(line: string): boolean {
  const closing = closingIn(line.trim());
  const rest = line.trim().slice(closing.length);
  return closing !== '' && (rest === '' || (/[,.!–—-]\s*$/u.test(closing) && SIGNED.test(rest)));
}

/** True for a line under a letter in which its writer gives his own name, behind closing words or by itself. */
export function isSignedBy(line: string, writer: string): boolean {
  const name = SIGNED.exec(line.trim().slice(closingIn(line.trim()).length))?.groups?.name ?? '';
  return name !== '' && (writer === name || writer.startsWith(`${name} `) || name.startsWith(`${writer} `));
}
