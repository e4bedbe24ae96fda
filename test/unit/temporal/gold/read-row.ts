/** Moment of one side of a row: null when it is open, UTC unless an offset stands there, midnight unless a time does. */
export function sideOf(text: string): number | null {
  if (text === '') return null;
  const timed = text.includes('T') ? text : `${text}T00:00`;
  const at = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(timed) ? timed : `${timed}Z`);
  if (Number.isNaN(at)) throw new Error(`a row says "${text}", which is no moment`);
  return at;
}

/** The two sides of "start..end". */
export function sidesOf(window: string): { readonly start: number | null; readonly end: number | null } {
  const [start = '', end = ''] = window.split('..');
  return { start: sideOf(start), end: sideOf(end) };
}
