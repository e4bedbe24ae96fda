import type { EntityType } from '../../domain/entity.ts';
import type { NameRun } from './name-runs.ts';

/** What things are called right before their names, singular: "the freighter Orla", "our insurer, Holm Trent". */
const KINDS: readonly (readonly [EntityType, RegExp])[] = [
  [
    'ORGANIZATION',
    /^(?:company|firm|insurer|charity|startup|retailer|supplier|manufacturer|brewer|airline|carrier|operator|agency|union|bank|band|choir|contractor|developer|publisher|newspaper|kennels|wholesaler|firma|versicherung|spedition|gewerkschaft|verein|société|entreprise|constructeur|assureur|empresa|compañía|aseguradora|bedrijf|vereniging)$/u,
  ],
  [
    'PRODUCT',
    /^(?:freighter|ferry|ship|yacht|schooner|trawler|tanker|tug|sloop|cutter|barge|vessel|steamer|mv|ms|ss|hms|rv|app|program|tool|plugin|browser|drug|medicine|tablet|antibiotic|painkiller|software|frachter|fähre|schiff|kutter|medikament|logiciel|cargo|voilier|navire|médicament|buque|barco|velero|programa|medicamento)$/u,
  ],
  [
    'LOCATION',
    /^(?:village|town|hamlet|suburb|island|islet|river|lake|province|county|district|dorf|stadt|insel|ort|fluss|île|ville|isla|pueblo|provincia|río|eiland|dorp)$/u,
  ],
  [
    'PERSON',
    /^(?:nephew|niece|neighbour|neighbor|colleague|driver|baker|nurse|skipper|plumber|electrician|gardener|tenant|landlord|landlady|janitor|caretaker|accountant|lawyer|dentist|carpenter|farmer|foreman|witness|trainee|intern|assistant|tutor|coach|godson|goddaughter|grandson|granddaughter|stepson|stepdaughter|neffe|nichte|nachbar|nachbarin|voisine?|neveu|nièce|sobrin[oa]|vecin[oa])$/u,
  ],
];
const CALLED = /^(?:called|named|namens|nommée?|appelée?|llamad[oa]|genaamd)$/u;
/** Articles between what something is and its name: "le constructeur, les Chantiers Orre", "the island of Orre". */
const BETWEEN = /^(?:of|de|the|les|la|le|der|die)$/u;

/** What a name is by the word for such things before it: "the village Orle", "an app called Orle", "the insurer, Orle Trent". */
export function typeByKind({ before, left }: NameRun): EntityType | null {
  const [first = '', second = ''] = before;
  if (left.startsWith(',') || /^[\p{L}\p{N}]? $/u.test(left)) {
    const ofPlace = first === 'of' || first === 'de';
    const noun = CALLED.test(first) || BETWEEN.test(first) ? second : first;
    const type = KINDS.find(([, words]) => words.test(noun))?.[0] ?? null;
    return ofPlace && type !== 'LOCATION' && noun !== 'kennels' ? null : type;
  }
  return null;
}
