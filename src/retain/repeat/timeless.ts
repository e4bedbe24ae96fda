/** Verbs that tell how things are, not what happened, in the present tense: English, German, French, Spanish. */
const PRESENT_STATES = new Set(
  "is are am has have lives live works work likes like loves love hates hate prefers prefer owns own wants want needs need knows know speaks speak uses use costs cost means mean enjoys enjoy believes believe thinks think belongs contains studies teaches manages leads reports supports requires isn't aren't doesn't don't hasn't haven't i'm he's she's it's they're we're you're i've ist sind bin hat haben wohnt lebt arbeitet mag liebt heißt heisst spricht kostet est sont suis habite vit travaille aime parle coûte es son soy está están tiene tienen vive trabaja ama habla cuesta prefiere".split(
    ' ',
  ),
);
/** Words of what happened once, will happen, or holds at one moment only. */
const EVENTS = new Set(
  "was were did had will would shall went got came saw met made took bought left told said gave found felt began became ran won lost sent paid wrote read ate drank drove flew held heard kept knew led sold spent spoke stood taught thought understood wore just now today tonight tomorrow yesterday currently recently again this these here i'll he'll she'll we'll they'll i'd going war waren hatte wurde gestern heute morgen jetzt gerade était avait hier aujourd'hui demain maintenant fue era ayer hoy mañana ahora".split(
    ' ',
  ),
);
/** A regular past tense: "moved", "decided". "need", "red" and "speed" are none. */
const REGULAR_PAST = /^\p{L}{2,}[^e\P{L}]ed$/u;

/**
 * True for a fact that tells how things are ("Alice works at Google"), so that it is the same one whenever it is told;
 * false for what happened ("the server crashed"), which told on another day is another event. In doubt, false.
 *
 * @param words of the fact, folded to lower case
 */
export function isTimeless(words: readonly string[]): boolean {
  return (
    words.some((word) => PRESENT_STATES.has(word)) &&
    !words.some((word) => EVENTS.has(word) || REGULAR_PAST.test(word))
  );
}
