/** The order in which a chat writes day, month and year. */
export type DateOrder = 'YMD' | 'DMY' | 'MDY';

const NUMBERS = /(?<a>\d{1,4})(?<sign>[-/.])(?<b>\d{1,2})\k<sign>(?<c>\d{2,4})/u;
const CLOCK =
  /(?<![\d.])(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.]\d{2})?(?:\s?(?<half>[AaPp])\.?\s?[Mm]\.?)?(?!\d)/u;
/** "Today at 9:14 AM", "Monday 9:14": a day in words beside the clock. */
const WORDED_DAY = /^(?:\p{L}{3,12}\.?,?\s+)(?:(?:at|um|à|a las)\s+)?\d{1,2}[:.]\d{2}/iu;

interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly sign: string;
}

/**
 * The order of the numbers in a chat's own time stamps, all of them together; null where nothing tells days from months.
 * What tells: a year in front, dots, a number above 12, that time goes on in one order only, and the usual forms of
 * exports: "3/11/26, 9:15 AM" is American, "03/11/2026, 09:15" is not. Stamps that contradict each other tell nothing.
 */
export function dateOrderOf(stamps: readonly string[]): DateOrder | null {
  const read = stamps.flatMap((stamp) => numbersOf(stamp) ?? []);
  const [first] = read;
  if (first === undefined) return null;
  if (first.a > 31) return 'YMD';
  const isDayFirst = first.sign === '.' || read.some(({ a }) => a > 12);
  const isMonthFirst = read.some(({ b }) => b > 12);
  if (isDayFirst || isMonthFirst) return isDayFirst && isMonthFirst ? null : isDayFirst ? 'DMY' : 'MDY';
  const [asDays, asMonths] = [falls(read, 'DMY'), falls(read, 'MDY')];
  if (asDays !== asMonths) return asDays < asMonths ? 'DMY' : 'MDY';
  return stamps.some((stamp) => /\d\s?[AP]M\b/u.test(stamp)) ? 'MDY' : 'DMY';
}

/**
 * A chat's stamp in words that can be read in its item's timezone: "2026-03-11 09:15", or "Today at 9:14 AM" as it
 * stands; null for a mere clock time and for what is no date.
 */
export function localStamp(stamp: string, order: DateOrder | null): string | null {
  const day = order === null ? null : dayOf(stamp, order);
  if (day === null) return WORDED_DAY.test(stamp) ? stamp : null;
  const clock = CLOCK.exec(stamp.replace(NUMBERS, ' '))?.groups;
  if (clock === undefined) return day;
  const half = clock.half?.toLowerCase();
  const hour = (Number(clock.hour) % (half === undefined ? 24 : 12)) + (half === 'p' ? 12 : 0);
  return `${day} ${String(hour).padStart(2, '0')}:${clock.minute}`;
}

/** True for a stamp with a day, a month and a year in numbers. */
export function isNumericDate(stamp: string): boolean {
  return numbersOf(stamp) !== null;
}

function numbersOf(stamp: string): Numbers | null {
  const groups = NUMBERS.exec(stamp)?.groups;
  if (groups === undefined) return null;
  return { a: Number(groups.a), b: Number(groups.b), c: Number(groups.c), sign: groups.sign ?? '' };
}

function dayOf(stamp: string, order: DateOrder): string | null {
  const numbers = numbersOf(stamp);
  if (numbers === null) return null;
  const { a, b, c } = numbers;
  const [year, month, day] = order === 'YMD' ? [a, b, c] : order === 'DMY' ? [c, b, a] : [c, a, b];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const full = year < 100 ? 2000 + year : year;
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How often time goes backwards when the numbers are read so. */
function falls(read: readonly Numbers[], order: 'DMY' | 'MDY'): number {
  const days = read.map(({ a, b, c }) => c * 10_000 + (order === 'DMY' ? b * 100 + a : a * 100 + b));
  return days.filter((day, index) => index > 0 && day < (days[index - 1] ?? 0)).length;
}
