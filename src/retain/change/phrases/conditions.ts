/** Words of which one at a time is true of a thing, kind by kind: a light that is green is red no longer. */
const CONDITIONS: readonly RegExp[] = [
  /^(?:(?:an? )?(?:vegan|vegetarian|pescatarian|omnivore)|meat|vegetarierin|vegetarier|veganerin|veganer|vegetarisch|végétarien(?:ne)?|vegetarian[oa]|vegan[oae])$/iu,
  /^(?:(?:light|dark|bright|pale|deep) )?(?:red|green|blue|yellow|orange|amber|purple|violet|pink|brown|black|white|gr[ae]y|turquoise|beige)$/iu,
  /^(?:on|off|switched on|switched off|turned on|turned off|an|aus|eingeschaltet|ausgeschaltet|allumée?s?|éteinte?s?|encendid[oa]s?|apagad[oa]s?)$/iu,
  /^(?:open|closed|shut|offen|geöffnet|geschlossen|ouverte?s?|fermée?s?|abiert[oa]s?|cerrad[oa]s?)$/iu,
  /^(?:up|down|online|offline|back up|back online)$/iu,
  /^(?:locked|unlocked|abgeschlossen|aufgeschlossen)$/iu,
  /^(?:full|empty|voll|leer)$/iu,
  /^(?:hot|warm|cool|cold)$/iu,
  /^(?:wet|dry)$/iu,
  /^(?:clean|dirty)$/iu,
  /^(?:enabled|disabled|active|inactive)$/iu,
  /^(?:available|unavailable|sold out|in stock|out of stock)$/iu,
  /^(?:single|engaged|married|divorced|widowed|ledig|verlobt|verheiratet|geschieden|verwitwet|célibataire|fiancée?|mariée?|divorcée?|veuve?|solter[oa]|casad[oa]|divorciad[oa]|viud[oa])$/iu,
  /^(?:paid|unpaid|overdue)$/iu,
  /^(?:pending|shipped|in transit|delivered|cancell?ed)$/iu,
  /^(?:broken|fixed|repaired)$/iu,
  /^(?:healthy|well|sick|ill)$/iu,
  /^(?:employed|unemployed|retired)$/iu,
];

/** The kind of condition that a word tells, as a number; null for none: "big" and "old" are true together. */
export function conditionOf(value: string): number | null {
  const at = CONDITIONS.findIndex((words) => words.test(value));
  return at === -1 ? null : at;
}
