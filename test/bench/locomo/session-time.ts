const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SESSION_TIME = /^(\d{1,2}):(\d{2}) (am|pm) on (\d{1,2}) (\w+), (\d{4})$/iu;

/** ISO 8601 in UTC of a session's time as the data writes it: "1:56 pm on 8 May, 2023". Throws on anything else. */
export function readSessionTime(text: string): string {
  const match = SESSION_TIME.exec(text.trim());
  const month = MONTHS.indexOf(match?.[5]?.toLowerCase() ?? '');
  if (match === null || month === -1) throw new Error(`not a session's time: ${JSON.stringify(text)}`);
  const [, hour, minute, half, date, , year] = match;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  return new Date(Date.UTC(Number(year), month, Number(date), hours, Number(minute))).toISOString();
}
