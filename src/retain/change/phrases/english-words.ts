/** "has just", "'ve recently": what stands between a subject and what it did. */
export const DONE = `(?: has| have|'s|'ve)?(?: just| recently| now| since)?`;
/** What stands between a subject and what it did or was done to it: "has been", "was". */
export const DONE_OR_SUFFERED = `${DONE}(?: been| was| were| is| are| got)?`;
export const NOW = '(?:now|currently)';
