const NEWS =
  '(?:(?:good|great|big|bad|sad|exciting|breaking|some|more|other|quick) )*(?:news|updates?|reminder|note|fyi|ps|p\\.s\\.|info|correction|announcement)(?: everyone| all)?';
const ASIDE =
  'by the way|btw|also|so|well|oh|ah|hey|hi|hello|ok|okay|yes|yeah|yep|actually|anyway|anyways|finally|fyi|just so you know|for your information|as you (?:may )?know|guess what|(?:un)?fortunately|luckily|sadly|happily|thankfully|meanwhile|in fact|in other news|übrigens|leider|endlich|also|gute nachrichten|kurze info|au fait|malheureusement|heureusement|finalement|bonne nouvelle|por cierto|desgraciadamente|por suerte|por fin|buenas noticias|buena noticia';
const TELLING =
  "(?:I'm|I am|we're|we are) (?:so |very |really )?(?:happy|glad|pleased|proud|excited|delighted|sad|sorry) to (?:say|tell you|announce|report|share)(?: that)?|(?:I|we) (?:just )?wanted to (?:let you know|tell you|say)(?: that)?|(?:just )?to let you know|let me tell you(?: that)?|it turns out(?: that)?|turns out";
/** When something happened, not how long it lasts: "this week" may be as long as it lasts. */
const HAPPENED =
  'yesterday|recently|just now|(?:early |late )?last (?:week|month|year|night|spring|summer|autumn|fall|winter|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|(?:as of|since|starting|effective) (?:now|today|yesterday|last week|this (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{4})?|in \\d{4}|gestern|hier|ayer';

const SAID = new RegExp(
  `^(?:(?:${NEWS})\\s?[:,–—-]+\\s+|(?:${ASIDE})(?:\\s?[,:!–—-]+)\\s+|(?:${TELLING}),?:?\\s+)`,
  'iu',
);
const WHEN = new RegExp(`^(?:${HAPPENED}),?\\s+`, 'iu');
/** As many stand before a sentence in talk. */
const MOST_OPENINGS = 4;

export interface Opened {
  readonly words: string;
  /** What was left out says when it happened. */
  readonly isDated: boolean;
}

/** A sentence without what only leads to it ("By the way,", "Good news:") or says when it happened ("Last week"). */
export function withoutOpening(sentence: string): Opened {
  let words = sentence;
  let isDated = false;
  for (let left = 0; left < MOST_OPENINGS; left++) {
    const said = words.replace(SAID, '');
    const told = said.replace(WHEN, '');
    if (told === words) break;
    isDated ||= told !== said;
    words = told;
  }
  return { words, isDated };
}
