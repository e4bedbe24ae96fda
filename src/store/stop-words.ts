/**
 * English words of grammar that a query is not looked up by: nearly every text holds them, so they rank nothing and
 * cost the most. Larger than the list of the `english` analyzer, which keeps question and helping words.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can could did do
  does doing during each few for from further had has have having he her here hers him his how i if in into is it its
  just me might more most my no nor not now of off on once only or other our out over own same shall she should so some
  such than that the their them then there these they this those through to too under until up us very was we were what
  when where which while who whom whose why will with would you your may must didnt doesnt dont isnt arent wasnt werent
  wont cant couldnt shouldnt wouldnt hasnt havent hadnt whats whos im ive id youre theyre thats lets`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
