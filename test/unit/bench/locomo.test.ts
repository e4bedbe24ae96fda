import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEvidence } from '../../bench/locomo/evidence.ts';
import { readConversations } from '../../bench/locomo/read-conversations.ts';
import { readSessionTime } from '../../bench/locomo/session-time.ts';

describe('evidence as annotators wrote it', () => {
  const known = new Set(['D8:6', 'D9:17', 'D11:26', 'D30:5', 'D1:3']);

  it.each([
    [['D1:3'], ['D1:3']],
    [['D8:6; D9:17'], ['D8:6', 'D9:17']],
    [['D:11:26'], ['D11:26']],
    [
      ['D30:05', 'D1:3', 'D1:3'],
      ['D30:5', 'D1:3'],
    ],
    [['D'], []],
    [['D10:19'], []],
    [[], []],
  ])('%j names %j', (evidence, named) => {
    expect(readEvidence(evidence, known)).toEqual(named);
  });
});

describe('a session’s time', () => {
  it.each([
    ['1:56 pm on 8 May, 2023', '2023-05-08T13:56:00.000Z'],
    ['12:48 am on 1 February, 2023', '2023-02-01T00:48:00.000Z'],
    ['12:09 pm on 13 September, 2023', '2023-09-13T12:09:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(readSessionTime(text)).toBe(iso);
  });

  it('is never guessed', () => {
    expect(() => readSessionTime('yesterday')).toThrow('yesterday');
  });
});

describe('the two forms of the data', () => {
  const sessions = {
    speaker_a: 'Ann',
    session_2_date_time: '1:14 pm on 25 May, 2023',
    session_2: [{ speaker: 'Ben', dia_id: 'D2:1', text: 'Look!', blip_caption: 'a photo of a dog' }],
    session_1_date_time: '1:56 pm on 8 May, 2023',
    session_1: [{ speaker: 'Ann', dia_id: 'D1:1', text: 'Hi Ben' }],
    session_3_date_time: '1:56 pm on 9 May, 2023',
    session_1_summary: 'They met.',
  };
  const qa = [
    { question: 'Who has a dog?', category: 4, evidence: ['D2:1'] },
    { question: 'What is not said?', category: 5, evidence: ['D1:1'] },
    { question: 'Where are they?', category: 3, evidence: [] },
  ];
  const expected = {
    id: '26',
    sessions: [
      {
        id: 'session_1',
        timestamp: '2023-05-08T13:56:00.000Z',
        turns: [{ diaId: 'D1:1', content: 'Ann: Hi Ben' }],
      },
      {
        id: 'session_2',
        timestamp: '2023-05-25T13:14:00.000Z',
        turns: [{ diaId: 'D2:1', content: 'Ben: Look! [shares a photo of a dog]' }],
      },
    ],
    questions: [{ text: 'Who has a dog?', category: 4, evidence: ['D2:1'] }],
    skippedQuestions: 1,
  };

  it('one file with all conversations', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'locomo-')), 'locomo10.json');
    writeFileSync(file, JSON.stringify([{ sample_id: 'conv-26', conversation: sessions, qa }]));
    expect(readConversations(file, null)).toEqual([expected]);
    expect(readConversations(file, ['30'])).toEqual([]);
  });

  it('a folder with a file each, of which only the wanted are opened', () => {
    const folder = mkdtempSync(join(tmpdir(), 'locomo-'));
    writeFileSync(join(folder, '26.json'), JSON.stringify({ ...sessions, qa }));
    writeFileSync(join(folder, '30.json'), 'not JSON');
    expect(readConversations(folder, ['26'])).toEqual([expected]);
  });

  it('says what it looked for where there is none', () => {
    expect(() => readConversations(join(tmpdir(), 'nowhere'), null)).toThrow('locomo10.json');
  });
});
