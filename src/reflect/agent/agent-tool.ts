import type { ToolLlm } from '../../domain/ports/models.ts';
import type { ToolPrompt } from '../../prompts/reflect-tools.ts';
import type { ReflectRun } from '../run.ts';
import type { Brought } from '../telling.ts';
import type { Ledger } from './ledger.ts';

/** What the steps of one reflection by a language model share. */
export interface AgentRun extends ReflectRun {
  readonly llm: ToolLlm;
  readonly ledger: Ledger;
}

/** Something by which a model looks at the memory. */
export interface AgentTool<T> extends ToolPrompt<T> {
  /** What it brings, as the model reads it. */
  use(input: T, run: AgentRun): Promise<Brought<string>>;
}

/** A tool whose input was checked elsewhere. */
export interface OfferedTool extends ToolPrompt<unknown> {
  /** As `AgentTool.use`, of whatever a model hands over: what does not fit is a problem that it is told. */
  tryUse(input: unknown, run: AgentRun): Promise<Brought<string>>;
}

export function offered<T>(tool: AgentTool<T>): OfferedTool {
  const { name, description, input: shape } = tool;
  return {
    name,
    description,
    input: shape,
    async tryUse(input, run) {
      const checked = shape.check(input);
      return 'value' in checked ? tool.use(checked.value, run) : broken(name, checked.problem);
    },
  };
}

/** Lines for a model; `none` where there are none. */
export function broughtLines(lines: readonly string[], none: string): Brought<string> {
  const text = lines.length === 0 ? none : lines.join('\n');
  return { value: text, results: lines.length, text, error: null };
}

/** A use that brings nothing but a problem. */
export function failed(problem: string): Brought<string> {
  return { value: problem, results: 0, text: problem, error: problem };
}

export function broken(tool: string, problem: string): Brought<string> {
  return failed(`The arguments of ${tool} cannot be used: ${problem}`);
}

/** What a model is told of a mark that it made up. */
export function unknownMark(mark: string): string {
  return `No memory ${JSON.stringify(mark)} was shown to you. Name a memory by the mark before it, such as "m1".`;
}
