import { type Cue, causeAfter, causeBefore } from './cue.ts';

const BE = String.raw`\b(?:is|are|was|were|be|been|being)(?: (?:also|mainly|mostly|largely|partly|directly|indirectly|probably|likely|apparently|reportedly|then))?`;
const WORDS = '(?<cause>[^,.!?;]+)';
const AUX = '(?:(?:has |had |would |will )(?:have )?)?';
/** Not where somebody is what the verb is done to: "was led to the gate". */
const DONE_TO = String.raw`(?<!\b(?:is|are|was|were|be|been|being|get|got)(?: \p{L}+ly)?)`;

/** The cause stands behind: "was caused by heavy rain", "resulted from it". */
const passive: readonly Cue[] = [
  causeAfter(`${BE} (?:caused|triggered|provoked|sparked|prompted|brought about|set off) by ${WORDS}`),
  causeAfter(`${BE} (?:prevented|stopped|blocked|averted) by ${WORDS}`, { kind: 'PREVENTS' }),
  causeAfter(`${BE} (?:enabled|made possible) by ${WORDS}`, { kind: 'ENABLES' }),
  causeAfter(`\\b(?:resulted|results|resulting|stemmed|stems|stemming|arose|arises) from ${WORDS}`),
  causeAfter(`\\b(?:is|was|are|were) (?:a|the) (?:direct )?(?:result|consequence) of ${WORDS}`),
  causeAfter(
    `^(?:the|a) (?:main |real |only |likely )?(?:cause|reason) (?:of |for |why |that |\\p{Lu})?[^,.!?;]{0,60}? (?:is|was) (?:that |because )?${WORDS}`,
  ),
  causeAfter(`^the (?:main |real |only |likely )?(?:cause|reason) (?:is|was) (?:that |because )?${WORDS}`),
  causeAfter(
    String.raw`\b(?:wurden?|worden|ist|sind|war|waren) (?:\p{L}+ )?(?:durch|von) (?<cause>[^,.!?;]+?) (?:verursacht|ausgelöst|hervorgerufen|herbeigeführt)(?!\p{L})`,
  ),
  causeAfter(
    String.raw`\b(?:wurden?|worden|ist|sind|war|waren) (?:\p{L}+ )?(?:durch|von) (?<cause>[^,.!?;]+?) (?:verhindert|abgewendet)(?!\p{L})`,
    { kind: 'PREVENTS' },
  ),
  causeAfter(
    String.raw`(?<!\p{L})(?:causée?s?|provoquée?s?|déclenchée?s?|entraînée?s?|causad[oa]s?|provocad[oa]s?|desencadenad[oa]s?) (?:par|por) ${WORDS}`,
  ),
];

/** The cause stands before: "heavy rain caused a flood". */
const active: readonly Cue[] = [
  causeBefore(
    `${DONE_TO} ${AUX}(?:led to|leads? to|caused(?! by\\b)|causes|(?<=(?:\\b(?:may|might|can|could|will|would|to|they|which|that|did|does)|\\p{Ll}{4,}s) )cause|resulted in|results in|is the reason (?:why|for|that)|are the reason (?:why|for|that)|was the reason (?:why|for|that)) `,
    { cased: true },
  ),
  causeBefore(`${DONE_TO} ${AUX}(?:prevent(?:s|ed)?(?! by\\b)|kept \\S+ from|stopped \\S+ from) `, {
    kind: 'PREVENTS',
    cased: true,
  }),
  causeBefore(
    `${DONE_TO} ${AUX}(?:enable[sd]?(?! by\\b)|made it possible|makes it possible|allow(?:s|ed) \\S+ to) `,
    { kind: 'ENABLES', cased: true },
  ),
];

/** Verbs between a cause and its effect. */
export const VERBS = { passive, active } as const;
