import { describe, expect, it } from 'vitest';
import { findTurns } from '../../../../src/retain/extract/turns.ts';

function said(content: string): readonly (readonly [string | null, string])[] {
  return findTurns(content).map(({ speaker, text }) => [speaker, text]);
}

describe('a chat in JSON', () => {
  it('names its members by the profiles of its messages', () => {
    const content = JSON.stringify([
      { user: 'U1', user_profile: { real_name: 'Alice Meyer' }, text: '<@U2> moved to Rome.' },
      { user: 'U2', user_profile: { real_name: 'Bob Chen' }, text: '<@U1> and <@U9|carla> helped.' },
    ]);
    expect(said(content)).toEqual([
      ['Alice Meyer', 'Bob Chen moved to Rome.'],
      ['Bob Chen', 'Alice Meyer and carla helped.'],
    ]);
  });

  it('names them by a list of users, and channels and pages by their words', () => {
    const content = JSON.stringify({
      users: [{ id: 'U2', name: 'bob', profile: { real_name: 'Bob Chen' } }],
      messages: [{ user: 'U1', text: 'Ask <@U2> in <#C1|general>, or see <https://example.com|the page>.' }],
    });
    expect(said(content)).toEqual([['U1', 'Ask Bob Chen in general, or see the page.']]);
  });

  it('makes no name of a key that nobody explains', () =>
    expect(said(JSON.stringify([{ user: 'U1', text: 'I told <@U7> all.' }]))).toEqual([
      ['U1', 'I told somebody all.'],
    ]));

  it('finds the way back to the content behind a name', () => {
    const content = JSON.stringify([{ user: 'U2', name: 'Bob Chen', text: 'I saw <@U2> in Rome.' }]);
    const [turn] = findTurns(content);
    const at = turn?.toContent(turn.text.indexOf('in Rome')) ?? 0;
    expect(content.slice(at, at + 7)).toBe('in Rome');
  });

  it('keeps other signs', () =>
    expect(said('[{"role":"user","content":"If a < b and <b>c</b> then <@ home>."}]')).toEqual([
      ['user', 'If a < b and <b>c</b> then <@ home>.'],
    ]));

  it('is told when its Unix seconds say, also as a string', () =>
    expect(findTurns('[{"user":"U1","text":"Hi.","ts":"1718700000.000100"}]')[0]?.toldAt).toBe(
      1_718_700_000_000,
    ));
});

describe('the chat of a video call', () => {
  it.each([
    ['on one line', '10:02:11 From Alice to Everyone: I moved.\n10:02:40 From Bob Chen to Everyone: I stay.'],
    [
      'on two lines',
      '10:02:11 From Alice to Everyone:\n\tI moved.\n10:02:40 From Bob Chen to Everyone:\n\tI stay.',
    ],
    ['without a receiver', '10:02:11\t From  Alice : I moved.\n10:02:40\t From  Bob Chen : I stay.'],
    [
      'with the day',
      '2024-03-05 10:02:11 From Alice to Everyone: I moved.\n2024-03-05 10:02:40 From Bob Chen to Alice(Direct Message): I stay.',
    ],
  ])('%s', (_, content) =>
    expect(said(content)).toEqual([
      ['Alice', 'I moved.'],
      ['Bob Chen', 'I stay.'],
    ]),
  );

  it('is not what begins with "From"', () =>
    expect(said('From Alice to Bob it is far. From here it is not.')[0]?.[0]).toBeNull());
});
