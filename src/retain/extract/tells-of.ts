/** "Customer called on Monday". */
const OF_CUSTOMER =
  /^(?:(?:[Tt]he |[Dd]er |[Dd]ie |[Ll]e |[Ll]a |[Ee]l )?(?:[Cc]ustomer|[Cc]aller|[Cc]lient|[Uu]ser|[Gg]uest|[Tt]enant|[Kk]und(?:e|in)|[Cc]liente))\s\p{Ll}/u;

/** True for words that begin by telling of their sender: "Ada called on Monday." */
export function tellsOf(sender: string, body: string): boolean {
  const first = body.trimStart();
  if (OF_CUSTOMER.test(first)) return true;
  const words = sender.split(' ');
  const forms = [sender, words[0] ?? '', `${words.at(-1) ?? ''}`].filter((form) => form.length > 2);
  const title = /^(?:Mr|Mrs|Ms|Dr|Frau|Herr|Mme|M|Sr|Sra)\.?\s/u.exec(first)?.[0] ?? '';
  const rest = first.slice(title.length);
  return forms.some((form) => rest.startsWith(`${form} `) && /^\p{Ll}/u.test(rest.slice(form.length + 1)));
}
