import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { findTurns } from '../../../../src/retain/extract/turns.ts';
import { atOnce } from '../../../support/at-once.ts';

const ATTRIBUTIONS: readonly string[] = [
  'On Mon, 9 Mar 2026 at 16:02, Tom Berg <tom@x.org> wrote:',
  'On Monday, March 9, 2026 at 4:02 PM, Tom Berg\n<tom@x.org> wrote:',
  'Am Mo., 9. März 2026 um 16:02 Uhr schrieb Tom Berg <tom@x.org>:',
  'Tom Berg <tom@x.org> schrieb am Mo., 9. März 2026, 16:02:',
  'Le lun. 9 mars 2026 à 16:02, Tom Berg <tom@x.org> a écrit :',
  'El lun, 9 mar 2026 a las 16:02, Tom Berg (<tom@x.org>) escribió:',
  'Tom Berg wrote:',
  'Tom Berg wrote on Monday:',
  'On 3 June Tom Berg wrote:',
  'Tom Berg schrieb gestern:',
];

const FORWARDS: readonly string[] = [
  '-----Original Message-----\nFrom: Tom Berg <tom@x.org>\nSent: Monday, March 9, 2026 4:02 PM\nTo: Ada\nSubject: Ovens',
  'Begin forwarded message:\n\nFrom: Tom Berg <tom@x.org>\nSubject: Ovens\nDate: March 9, 2026 at 4:02:11 PM GMT\nTo: Ada',
  '---------- Forwarded message ---------\nFrom: Tom Berg <tom@x.org>\nDate: Mon, Mar 9, 2026 at 4:02 PM\nSubject: Ovens\nTo: Ada',
  'Von: Tom Berg <tom@x.org>\nGesendet: Montag, 9. März 2026 16:02\nAn: Ada\nBetreff: Ovens',
];

function said(content: string) {
  return findTurns(content).map(({ speaker, text }) => [speaker, text]);
}

describe('an e-mail', () => {
  it.each(ATTRIBUTIONS)('gives what is marked under %j to its writer', (line) => {
    expect(said(`I paid in full.\n\nWren Talbot\n\n${line}\n> We ship them.\n`).at(-1)).toEqual([
      'Tom Berg',
      'We ship them.',
    ]);
  });

  it.each(FORWARDS)(
    'gives what stands below %j to its sender, and what stands above to whom it was written',
    (head) => {
      expect(said(`Fine by me.\n\n${head}\n\nWe ship them.`)).toEqual([
        ['Ada', 'Fine by me.'],
        ['Tom Berg', 'We ship them.'],
      ]);
    },
  );

  it('gives what is not marked under a dated line to its writer as well', () => {
    expect(said('Fine.\n\nWren\n\nOn Mon, 9 Mar 2026 at 16:02, Tom Berg wrote:\n\nWe ship them.')).toEqual([
      ['Wren', 'Fine.\n\nWren'],
      ['Tom Berg', 'We ship them.'],
    ]);
  });

  it('has its own head below a line that says that it is forwarded, though that be short', () => {
    const mail =
      'Dale, see below. I called them.\n\nWren Talbot\nNight Desk\nAcme, Omaha\n\nPS: They want cash.\n\n---------- Forwarded message ----------\nFrom: Tom Berg\nDate: Mon, 9 Mar 2026 07:15\n\nThe seal is torn.';
    expect(said(`Subject: Fwd: Door\n\n${mail}`).map(([speaker]) => speaker)).toEqual([
      'Wren Talbot',
      'Tom Berg',
    ]);
  });

  it('quotes whoever has a name of the kind that forums use', () => {
    expect(said('wren_k wrote:\n> It crashes.\n\nTry the next one.\n\n– Osk')).toEqual([
      ['wren_k', 'It crashes.'],
      ['Osk', 'Try the next one.\n\n– Osk'],
    ]);
  });

  it('reads a marked line above its own quotation', () => {
    const mail =
      'Hi team,\n\nthey came.\n\nSent from my iPhone\n\n> On 9 Mar 2026, at 16:02, Tom Berg wrote:\n> \n> We ship them.';
    expect(said(mail)).toEqual([
      [null, 'Hi team,\n\nthey came.'],
      ['Tom Berg', 'We ship them.'],
    ]);
  });

  it('counts the days of what is forwarded from its own date', () => {
    const [, shipped] = atOnce(
      extractRules({
        content: `Fine by me.\n\n${FORWARDS[1]}\n\nWe ship them tomorrow.`,
        context: 'E-mail from Wren Talbot',
        reference: { at: Date.parse('2026-05-01T12:00:00Z'), timezone: 'UTC' },
        timestamped: true,
      }),
    );
    expect(shipped?.occurred?.start).toBe(Date.UTC(2026, 2, 10));
  });

  it('never gives what nobody is named for to the author whom the context names', () => {
    const facts = atOnce(
      extractRules({
        content: '> Is the mirror up?\n\nYes, I restarted it.',
        context: 'E-mail from Wren Talbot',
        reference: { at: Date.parse('2026-05-01T12:00:00Z'), timezone: 'UTC' },
        timestamped: true,
      }),
    );
    expect(facts.flatMap((fact) => fact.said.map(({ speaker }) => speaker))).toEqual([null, 'Wren Talbot']);
  });

  it.each([
    ['> We ship them.\n> Soon.', 'We ship them.\nSoon.'],
    ['\n> We ship them.\n', 'We ship them.'],
    ['\nWe ship them.\n\nSoon.', 'We ship them.\n\nSoon.'],
  ])('quotes below the signature of its writer: %j', (quoted, words) => {
    for (const line of ATTRIBUTIONS.slice(0, 6))
      for (const dashes of ['-- ', '--'])
        expect(said(`I paid in full.\n${dashes}\nWren Talbot\nAcme, Omaha\n\n${line}\n${quoted}`)).toEqual([
          ['Wren Talbot', 'I paid in full.'],
          ['Tom Berg', words],
        ]);
  });

  it.each([
    ['We ship them.\n\n-- \nTom\nAcme', 'We ship them.'],
    ['We ship them.\n\nSoon, too.\n\nTom', 'We ship them.\n\nSoon, too.\n\nTom'],
    ['We ship them.\n\nSoon.\nRegards, Tom Berg', 'We ship them.\n\nSoon.\nRegards, Tom Berg'],
    ['We ship them.\nAre you in?', 'We ship them.\nAre you in?'],
  ])('answers below what it quotes without signs: %j', (quoted, words) => {
    for (const line of ATTRIBUTIONS.slice(0, 6))
      expect(said(`${line}\n\n${quoted}\n\nI paid in full.\n\nThat is all.\n\nWren`)).toEqual([
        ['Tom Berg', words],
        ['Wren', 'I paid in full.\n\nThat is all.\n\nWren'],
      ]);
  });

  it.each([
    'Fine.\n\nWren\n\nOn Mon, 9 Mar 2026 at 16:02, Tom Berg wrote:\n\nWe ship them.\n\nAll of them.\n\nTom',
    'Fine.\n\nWren\n\nOn Mon, 9 Mar 2026 at 16:02, Tom Berg wrote:\n\nWe ship them.\n\n-- \nTom Berg\nAcme',
    'Fine.\n\nWren\n\nAm 9. März 2026 schrieb Tom Berg:\n\nWe ship them.\n\nAll of them.',
  ])('has nothing of its writer below a whole mail: %j', (content) => {
    expect(said(content).map(([speaker]) => speaker)).toEqual(['Wren', 'Tom Berg']);
  });

  it('is signed behind two dashes, and above a postscript', () => {
    const speakers = (content: string) =>
      new Set(
        atOnce(
          extractRules({
            content,
            context: null,
            reference: { at: 0, timezone: 'UTC' },
            timestamped: false,
          }),
        ).flatMap((fact) => fact.said.map(({ speaker }) => speaker)),
      );
    expect(speakers('> Is it up?\n\nYes.\n\n> And now?\n\nStill.\n-- \nWren Talbot\nAcme')).toEqual(
      new Set([null, 'Wren Talbot']),
    );
    expect(
      speakers('14 Fern Row\n\nDear aunt,\n\nIt fits.\n\nYour loving nephew,\nWren\n\nP.S. The dog is well.'),
    ).toEqual(new Set(['Wren']));
  });
});
