/** Ways in which one name of another script is written in Latin letters, and the one in which they are compared. */
const ROMANISATIONS: readonly (readonly [RegExp, string])[] = [
  [/^j(?=[aeou])/u, 'y'],
  [/dzh|dj/gu, 'j'],
  [/sch/gu, 'sh'],
  [/gh/gu, 'g'],
  [/q/gu, 'k'],
  [/w/gu, 'v'],
  [/oo/gu, 'u'],
  [/ee/gu, 'i'],
  [/^tch/u, 'ch'],
  [/^tsch/u, 'ch'],
  [/^y(?=e)/u, ''],
  [/kh/gu, 'h'],
  [/ph/gu, 'f'],
  [/ou/gu, 'u'],
  [/(?<=[bgkmnprh])y(?=[aou])/gu, 'i'],
  [/(?:iy|yi|ij|ii|y)$/u, 'i'],
  [/(?:sk[iy]{1,2}j?)$/u, 'ski'],
  [/(?:[eo]ff)$/u, 'ov'],
  [/(\p{L})\1/gu, '$1'],
];

/** Cyrillic and Greek letters by the Latin ones that they are usually written with. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  `а a|б b|в v|г g|д d|е e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ shch|ъ |ы y|ь |э e|ю yu|я ya|і i|ї yi|є ye|ґ g|ў u|α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|τ t|υ y|φ f|χ ch|ψ ps|ω o`
    .split('|')
    .map((pair) => pair.split(' ')),
);

/** A German or Nordic letter and the two that stand for it where a keyboard has none. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ä|a\u0308/giu, 'ae'],
  [/ö|o\u0308|ø/giu, 'oe'],
  [/ü|u\u0308/giu, 'ue'],
  [/å|a\u030a/giu, 'aa'],
];

/** The name with its umlauts written out: "Jürgen Müller" is "Juergen Mueller". The name itself where it has none. */
export function withDigraphs(name: string): string {
  return DIGRAPHS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), name);
}

/**
 * A name as it is compared where it came from another script: "Dmitry" and "Dmitri", "Yelena" and "Elena",
 * "Tchaikovsky" and "Chaikovsky" are one. No key of anything: names that differ in it may be one all the same.
 */
export function romanised(word: string): string {
  const latin = word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LATIN[letter] ?? letter);
  return ROMANISATIONS.reduce((text, [pattern, form]) => text.replace(pattern, form), latin);
}
