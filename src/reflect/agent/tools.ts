import { type OfferedTool, offered } from './agent-tool.ts';
import { neighbourhoodTool } from './tools/neighbourhood.ts';
import { observationsTool, recallTool } from './tools/recall.ts';
import { sourceTool } from './tools/source.ts';
import { timelineTool } from './tools/timeline.ts';

/** All by which a model looks at the memory. */
export const LOOKING_TOOLS: readonly OfferedTool[] = [
  offered(observationsTool),
  offered(recallTool),
  offered(neighbourhoodTool),
  offered(sourceTool),
  offered(timelineTool),
];
