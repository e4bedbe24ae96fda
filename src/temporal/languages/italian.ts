import { casual } from 'chrono-node/it';
import { type FurtherLanguage, wholeWords, wordSet, wordsBefore } from '../further-language.ts';
import { withPhrases } from '../further-phrases.ts';

const CERTAIN =
  'ieri oggi domani dopodomani stamattina stasera lunedì martedì mercoledì giovedì venerdì gennaio febbraio maggio giugno luglio ottobre dicembre settimana settimane';

export const ITALIAN: FurtherLanguage = {
  code: 'it',
  chrono: withPhrases(casual, {
    years:
      '(?:(?:dal|(?:tra|fra) il)\\s+(?<from>(?:1[5-9]|20)\\d{2})\\s+(?:al|e il)\\s+|(?:nel|del|dal|al|il|anno)\\s+)(?<year>(?:1[5-9]|20)\\d{2})',
    yearsAway: { [-1]: "(?:del)?l'anno scorso", 1: "(?:del)?l'anno prossimo" },
    daysAway: {
      [-2]: "l'altro ieri|altro ieri|avantieri|ieri l'altro",
      [-1]: 'ieri (?:mattina|pomeriggio|sera|notte)',
      0: 'stamattina|stamani|stasera|oggi pomeriggio',
    },
  }),
  hints: wordSet(
    `${CERTAIN} il di gli della dello dei degli delle nel nella nei dal dalla alla ho hai abbiamo avete hanno è sono cosa perché quali ` +
      'questo questa io mio miei mie lui lei noi loro anche ancora più già fa scorso scorsa prossimo prossima mese mesi anno anni giorni ' +
      'ore minuti tre quattro cinque marzo settembre sabato domenica stato stata incontrato fatto andato andata detto visto',
  ),
  certain: wordSet(CERTAIN),
  leads: wholeWords(
    "(?:fino (?:al?|all')|entro (?:il|la|l')|prima del) ?(?:fine (?:del )?)?\\p{L}*\\s?(?:mese|anno|(?:1[5-9]|20)\\d{2})",
  ),
  shared: wordSet(
    'a al con da del e i in la le lo ma mi mia ne no non o per quando che chi come se si su te ti tra un una uno aprile agosto novembre sera due ha era dove',
  ),
  last: wholeWords('scors[oa]|ultim[oa]'),
  current: wholeWords("quest[oa]|quest'"),
  next: wholeWords('prossim[oa]'),
  distance: wholeWords("fa|tra|fra|scors[oa]|prossim[oa]|quest[oa]|quest'\\p{L}+"),
  rolling: /^(?!)/,
  // The sea, and what else the short forms of days and months are.
  refused: /^(?:[\p{L}']+\s+)?(?:mar|mer|sab|dom|mag|set)$/iu,
  opens: [
    ['SINCE', wordsBefore("dal|dall'|dalla|da|a partire da")],
    ['UNTIL', wordsBefore('fino a|fino al')],
    ['BY', wordsBefore('entro(?: il)?')],
    ['BEFORE', wordsBefore('prima di|prima del')],
    ['AFTER', wordsBefore('dopo(?: il)?')],
  ],
  future: wholeWords(
    '(?:sar|andr|avr|far|verr|vedr|incontrer|partir|arriver|torner)(?:ò|ai|à|emo|ete|anno)',
    'giu',
  ),
};
