import {
  OBSERVATIONS_TOOL,
  type ObservationsToolInput,
  RECALL_TOOL,
  type RecallToolInput,
} from '../../../prompts/reflect-tools.ts';
import { recallWithin, type WhatToRecall } from '../../recall-within.ts';
import type { Brought } from '../../telling.ts';
import { type AgentRun, type AgentTool, broken, broughtLines } from '../agent-tool.ts';
import { toolWindow } from '../tool-window.ts';

/** Searches every memory that the caller may see. */
export const recallTool: AgentTool<RecallToolInput> = {
  ...RECALL_TOOL,
  async use(input, run) {
    const read = toolWindow(input, run.timezone);
    if ('problem' in read) return broken(RECALL_TOOL.name, read.problem);
    return search({ query: input.query, types: null, window: read.window }, run);
  },
};

/** Searches the observations that the caller may see. */
export const observationsTool: AgentTool<ObservationsToolInput> = {
  ...OBSERVATIONS_TOOL,
  use: ({ query }, run) => search({ query, types: ['OBSERVATION'], window: null }, run),
};

async function search(what: WhatToRecall, run: AgentRun): Promise<Brought<string>> {
  const { hits } = await recallWithin(run, what);
  return broughtLines(run.ledger.show(hits.map(({ memory }) => memory)), 'Nothing was found.');
}
