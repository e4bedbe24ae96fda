import type { StatementRow } from './rows.ts';

/** Told on Monday 2023-05-08 13:56 UTC, as the other statements: which way a date lies, and days counted from others. */
export const PLANS: readonly StatementRow[] = [
  // The weekday tells which year is meant.
  ['Committee: Thursday, 1 June, in the hall', 'Thursday, 1 June = 2023-06-01..2023-06-02 DAY'],
  ['Rehearsal Sat, March 25', 'Sat, March 25 = 2023-03-25..2023-03-26 DAY'],
  ['Reunión: sábado 3 de junio', 'sábado 3 de junio = 2023-06-03..2023-06-04 DAY'],
  ['Camp Fri–Sun, June 9–11', 'Fri–Sun, June 9–11 = 2023-06-09..2023-06-12 DAY'],
  // A weekday that fits no near year tells nothing.
  ['We met on Sunday, 1 June.', 'Sunday, 1 June = 2022-06-01..2022-06-02 DAY'],
  // Days without a month.
  ['We must pay by the 20th.', 'the 20th = 2023-05-20..2023-05-21 DAY'],
  ['The stand is ours from the 10th to the 12th.', 'from the 10th to the 12th = 2023-05-10..2023-05-13 DAY'],
  ['We were away from the 28th to the 2nd.', 'from the 28th to the 2nd = 2023-04-28..2023-05-03 DAY'],
  ['I paid on the 3rd of this month.', 'the 3rd of this month = 2023-05-03..2023-05-04 DAY'],
  ['The lease ends on the 5th of next month.', 'the 5th of next month = 2023-06-05..2023-06-06 DAY'],
  ['He works from the 10th floor to the 12th.'],
  // Weeks counted from a day.
  ['The van comes a week from Thursday.', 'a week from Thursday = 2023-05-18..2023-05-19 DAY'],
  ['Dinner at ours on Tuesday week.', 'Tuesday week = 2023-05-16..2023-05-17 DAY'],
  ['She called a week ago yesterday.', 'a week ago yesterday = 2023-04-30..2023-05-01 DAY'],
  ['He left two weeks ago on Friday.', 'two weeks ago on Friday = 2023-04-21..2023-04-22 DAY'],
  ['I sing two weeks from tomorrow.', 'two weeks from tomorrow = 2023-05-23..2023-05-24 DAY'],
  ['The judge is away the week after next.', 'week after next = 2023-05-22..2023-05-29 DAY'],
  ['She is on call the Friday after next.', 'the Friday after next = 2023-05-26..2023-05-27 DAY'],
  // Which way a sentence looks.
  ['Ken and Ruth bring the tent on Friday.', 'Friday = 2023-05-12..2023-05-13 DAY'],
  ['Ken and Ruth brought the tent on Friday.', 'Friday = 2023-05-05..2023-05-06 DAY'],
  ['The hosiery works put out a notice on Friday.', 'Friday = 2023-05-05..2023-05-06 DAY'],
  ['She said that the road would be shut from 3 to 5 July.', 'from 3 to 5 July = 2023-07-03..2023-07-06 DAY'],
  ['The rent fell due on 30 April.', '30 April = 2023-04-30..2023-05-01 DAY'],
  ['The rent is due on 30 June.', '30 June = 2023-06-30..2023-07-01 DAY'],
  ['Settled by transfer on March 9.', 'March 9 = 2023-03-09..2023-03-10 DAY'],
  ['The vote had been set for 30 April.', '30 April = 2023-04-30..2023-05-01 DAY'],
  ['Closed beta: June 1 – June 14', 'June 1 – June 14 = 2023-06-01..2023-06-15 DAY'],
  ['Next rehearsal: Thursday', 'Thursday = 2023-05-11..2023-05-12 DAY'],
  ['The shop opens in eight days.', 'in eight days = 2023-05-16..2023-05-17 DAY'],
  ['La piscine rouvrira le 1er juin.', 'le 1er juin = 2023-06-01..2023-06-02 DAY'],
  ['La piscine a rouvert le 1er juin.', 'le 1er juin = 2022-06-01..2022-06-02 DAY'],
  ['Le cours aura lieu du 2 au 6 octobre.', 'du 2 au 6 octobre = 2023-10-02..2023-10-07 DAY'],
  ['Il tira le rideau en juin.', 'juin = 2022-06-01..2022-07-01 MONTH'],
  // Years.
  ['Between 2011 and 2013 the kiln was cold.', 'Between 2011 and 2013 = 2011-01-01..2014-01-01 YEAR'],
  ['We fed between 1900 and 2000 people.'],
  ['The scanner from 2012 runs Debian.', '2012 = 2012-01-01..2013-01-01 YEAR'],
  ['We heard from 2000 readers.'],
  ['The price list as of 2023-05-01 holds.', '2023-05-01 = 2023-05-01..2023-05-02 DAY'],
];
