import { describe, expect, it } from 'vitest';
import { textKeyOf } from '../../../../src/domain/text-key.ts';
import type { SourceDocument } from '../../../../src/retain/group.ts';
import { withoutEchoes } from '../../../../src/retain/loop/without-echoes.ts';

const KNOWN = [
  'Alice works at Google.',
  'Bob lives in Oslo.',
  'Carla plays chess with Priya every week.',
  'Dana: I moved to Rome.',
];
/** Each memory of a document of its own. */
const STORE = {
  findTexts: async (_bank: unknown, keys: readonly string[]) =>
    KNOWN.map((text, index) => ({
      textKey: textKeyOf(text),
      places: [{ documentId: `d${index}`, position: 0 }],
    })).filter(({ textKey }) => keys.includes(textKey)),
};

/** What is left to be learnt. */
async function heard(content: string): Promise<string> {
  const part = { item: { content, facts: null }, index: 0, start: 0 };
  const document = { documentId: 'new', named: false, updateMode: 'REPLACE', text: content, parts: [part] };
  const [result] = await withoutEchoes([document as unknown as SourceDocument], {
    bank: { id: 'b', key: 'b' } as never,
    store: STORE as never,
  });
  return (result?.parts[0]?.item.content ?? '').replace(/\s+/gu, ' ').trim();
}

const [ALICE = '', BOB = '', CARLA = '', DANA = ''] = KNOWN;

describe('an answer of a recall that is given back is not learnt', () => {
  it.each([
    [
      'in one turn',
      `User: Who?\nAssistant: ${ALICE} ${BOB} ${CARLA}\nUser: Bye.`,
      'User: Who? Assistant: User: Bye.',
    ],
    ['below its speaker', `Assistant:\n${ALICE}\n${BOB}\n${DANA}`, 'Assistant:'],
    ['with scores in front', `* (0.9) ${ALICE}\n* (0.83) ${BOB}\n* [score: 0.7] ${CARLA}`, ''],
    ['with percents in front', `- 92 % | ${ALICE}\n- 80 % | ${BOB}\n- 7 % | ${DANA}`, ''],
    [
      'in a table',
      `| # | Memory | Score |\n|---|---|---|\n| 1 | ${ALICE} | 0.9 |\n| 2 | ${BOB} | 0.8 |\n| 3 | ${CARLA} | 0.7 |`,
      '| # | Memory | Score | |---|---|---|',
    ],
    ['quoted', `> ${ALICE}\n> - ${BOB}\n> ${CARLA}\nThanks.`, 'Thanks.'],
    [
      'behind words that announce it',
      `Here is what I know:\n- ${ALICE}\n- ${BOB}\nUser: Ok.`,
      'Here is what I know: User: Ok.',
    ],
    ['behind German words', `Das ist, was ich weiß:\n- ${ALICE}`, 'Das ist, was ich weiß:'],
    ['between marks in capitals', 'Hi.\n<MNEME:RECALL>\nEve sings.\n</MNEME:RECALL>\nBye.', 'Hi. Bye.'],
    [
      'behind a mark that nothing closes',
      'Hi.\n<mneme:recall>\n- Eve sings.\n- Tom naps.\n\nI moved.',
      'Hi. I moved.',
    ],
    [
      'behind such a mark, up to the next turn',
      'Assistant: <mneme:recall> Eve sings.\nUser: I moved.',
      'Assistant: User: I moved.',
    ],
  ])('%s', async (_, content, left) => expect(await heard(content)).toBe(left));
});

it('an answer of a recall as indented JSON is not learnt either', async () => {
  const hits = [ALICE, BOB, CARLA].map((text) => ({
    ...{ memory: { text, tags: ['a', 'work'], context: 'said "so"' } },
    score: 0.9,
  }));
  const left = await heard(JSON.stringify({ hits }, null, 2));
  for (const text of [ALICE, BOB, CARLA]) expect(left).not.toContain(text);
});

describe('what somebody tells is learnt', () => {
  it.each([
    ['a known fact in other words', 'User: Alice is at Google, as you know.'],
    ['a known fact by itself', `User: ${ALICE}`],
    ['two known facts', `User: ${ALICE} ${BOB}`],
    ['a list of new facts', '- Eve sings.\n- Tom naps.\n- Ines runs.'],
    ['a list of new facts behind such words', 'Here is what I know:\n- Eve sings.\n- Tom naps.'],
    [
      'a table of new facts',
      '| Who | What |\n|---|---|\n| Eve Ora | sings in Rome |\n| Tom Lee | naps at home |',
    ],
    ['other JSON', '[{"text": "Eve sings."}, {"text": "Tom naps."}, {"text": "Ines runs."}]'],
    ['known facts among new ones', `${ALICE}\nEve sings.\n${BOB}\nTom naps.`],
    ['words on a mark', 'The client writes <mneme:recall> in front of what it was told.'],
  ])('%s', async (_, content) => expect(await heard(content)).toBe(content.replace(/\s+/gu, ' ').trim()));
});
