import { TIMELINE_TOOL, type TimelineToolInput } from '../../../prompts/reflect-tools.ts';
import { nameKey } from '../../../text/name-key.ts';
import { type AgentTool, broken, broughtLines, failed } from '../agent-tool.ts';
import { toolWindow } from '../tool-window.ts';

/** Memories shown at once; the model is told where to go on. */
const MOST_SHOWN = 30;

/** Lists what is dated in the order of time. */
export const timelineTool: AgentTool<TimelineToolInput> = {
  ...TIMELINE_TOOL,
  async use(input, { ledger, ports, request, visible, budget, timezone }) {
    const read = toolWindow(input, timezone);
    if ('problem' in read) return broken(TIMELINE_TOOL.name, read.problem);
    const name = input.entity?.trim() ?? '';
    if (name === '' && read.window === null) {
      return broken(TIMELINE_TOOL.name, 'Give an entity, or a start or an end.');
    }
    const call = { signal: budget.signal };
    const entity = name === '' ? null : await ports.reads.findEntity(request.bankId, nameKey(name), call);
    if (name !== '' && entity === null) {
      return failed(`Nothing named ${JSON.stringify(name)} is known. Try another name, or recall.`);
    }
    const asked = { entityId: entity?.id ?? null, window: read.window };
    const look = { visible, limit: MOST_SHOWN + 1 };
    const ids = await ports.store.timeline(request.bankId, asked, look, call);
    const memories = await ports.reads.memories(request.bankId, ids.slice(0, MOST_SHOWN), call);
    const lines = ledger.show(ids.flatMap((id) => memories.get(id) ?? []));
    const more = ids.length > MOST_SHOWN ? ['There is more: go on from the last date.'] : [];
    return {
      ...broughtLines([...lines, ...more], 'Nothing dated is remembered of it.'),
      results: lines.length,
    };
  },
};
