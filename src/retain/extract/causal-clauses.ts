import { type Cue, causeAfter, causeBefore } from './cue.ts';

const WHY = '(?:because|due to the fact that|owing to the fact that)';
const WHY_ABROAD = "(?:weil|parce qu[e’']|porque|perché)";
/** "Because it rained, we stayed": the reason ends at its comma. */
const TO_COMMA = '(?<cause>[^,;.!?]+),\\s';
/** A reason ends where the sentence goes on with something else. */
const TO_NEXT = String.raw`(?<cause>(?:(?!, (?:and|but|so|which|while|although|though|und|aber|et|mais|y|pero)\s| (?:and|or|but) (?:not |also |rather )?because\s)[^.!?;])+)`;
const ARTICLE_DE = String.raw`(?:der|die|das|den|dem|ein|eine|einer|kein\p{L}*|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*|ich|er|sie|es|wir|man|niemand|alle|im|am|beim)`;
const ARTICLE_FR = String.raw`(?:(?:le|la|les|mon|ma|mes|notre|nos|son|sa|ses|leurs?|un|une|des|il|elle|ils|elles|on|nous|je|ce|tu|vous|personne|tout|toute|tous|toutes|chaque)(?!\p{L})|[ljcnd]['’])`;
const ARTICLE_ES = String.raw`(?:el|la|los|las|mi|mis|su|sus|nuestr\p{L}+|un|una|no|nadie|todo)(?!\p{L})`;

/** Clauses that give a reason. */
const reasons: readonly Cue[] = [
  causeAfter(`^(?:and |but |so |partly )?${WHY} (?!of\\b)${TO_COMMA}`),
  causeAfter(`^${WHY_ABROAD}\\s?${TO_COMMA}`),
  causeAfter(`(?:(?<!^)(?<!^just )\\b${WHY}|['’]cause)\\s+(?!of\\b)${TO_NEXT}`),
  causeAfter(`(?<!^)(?<!\\p{L})${WHY_ABROAD}\\s?${TO_NEXT}`),
  causeAfter('因[为為](?<cause>[^，,。]+)[，,]?\\s*所以'),
  causeAfter('^(?:因[为為]|由[于於])(?<cause>[^，,。]+)[，,]'),
  causeAfter('(?<=[，,])因[为為](?<cause>[^，,。]+)。?$'),
  causeBefore('(?:ので|ために)、'),
];

/** Clauses that give a result. */
const results: readonly Cue[] = [
  causeBefore(
    '[,;]? (?:which|and this|and that) (?:led to|caused|resulted in|made|meant|means|is why|was why)\\s',
  ),
  causeBefore('[,;]? (?:which|and this|and that) (?:enabled|allowed|let|helped|made it possible)\\s', {
    kind: 'ENABLES',
  }),
  causeBefore('[,;]? (?:which|and this|and that) (?:prevented|stopped|blocked|kept)\\s', {
    kind: 'PREVENTS',
  }),
  causeBefore(
    '[,;] (?:and )?(?:therefore|thus|hence|consequently|as a result|deshalb|deswegen|daher|weshalb|weswegen)(?! of\\b)\\s',
  ),
  causeBefore(", (?:and )?(?:that|this)(?:['’]s| is| was) why\\s"),
];

/** Words that often mean something else, where their clause is one that gives a reason. */
const loose: readonly Cue[] = [
  causeAfter(
    ', since (?!\\d|last\\b|then\\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)(?<cause>[^.!?;]+)',
    { isLoose: true, cased: true },
  ),
  // Without a comma it mostly tells a time; a new state of things with a subject of its own is a reason.
  causeAfter(
    "(?<=\\p{L}{2,}) since (?<cause>(?:the|my|our|his|her|their|its|nobody|no one) (?:new |old )?\\p{Ll}+ (?:has|have|is|are|leaves|left|lacks?|does|do|cannot|can't|can’t|will|would) [^.!?;,]+)",
    { isLoose: true, cased: true },
  ),
  causeAfter(`, (?:da|denn) (?=${ARTICLE_DE} |\\p{Lu})(?<cause>[^.!?;]+)`, { isLoose: true, cased: true }),
  causeAfter(`, (?:car|puisqu[e'’]) ?(?=${ARTICLE_FR}|\\p{Lu})(?<cause>[^.!?;]+)`, {
    isLoose: true,
    cased: true,
  }),
  causeAfter(', (?:ya que|pues|puesto que|dado que) (?<cause>[^.!?;]+)', { isLoose: true, cased: true }),
  // "Da der Zug spät kam, ging er": a clause whose main clause begins with its verb.
  causeAfter(`^Da (?=${ARTICLE_DE} |\\p{Lu})(?<cause>[^,;.!?]+),\\s(?=\\p{Ll})`, {
    isLoose: true,
    cased: true,
  }),
  causeAfter(`^(?:Comme|Puisque) (?!le (?:dit|disait))(?=${ARTICLE_FR})${TO_COMMA}`, {
    isLoose: true,
    cased: true,
  }),
  causeAfter(`^(?:Como|Ya que|Puesto que|Dado que) (?=${ARTICLE_ES})${TO_COMMA}`, {
    isLoose: true,
    cased: true,
  }),
  causeBefore(",? (?:donc|c['’]est pourquoi|por eso|por lo tanto|así que|darum|so ?dass) ", { cased: true }),
];

/** Words of little weight, behind all others. */
const last: readonly Cue[] = [
  causeBefore(', so (?!that\\b|far\\b|much\\b|many\\b)', { isLoose: true }),
  causeBefore(',? (?:in order to|so that)\\s', { kind: 'ENABLES', isLoose: true }),
];

/** Conjunctions between a reason and what comes of it. */
export const CLAUSES = { reasons, results, loose, last } as const;
