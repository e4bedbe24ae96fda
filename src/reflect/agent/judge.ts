import { LlmError } from '../../domain/llm-error.ts';
import type { DoneInput } from '../../prompts/reflect-tools.ts';
import { splitSentences } from '../../text/sentences.ts';
import { reflectionOf, UNKNOWN_TEXT } from '../reflection.ts';
import type { Reflection } from '../types.ts';
import type { AgentRun } from './agent-tool.ts';
import { type CitedText, readCitations } from './citations.ts';

/** What may be wrong with an answer. A model is told of each once; after that see `judge`. */
export type AnswerFault = 'EMPTY' | 'INVENTED' | 'UNCITED' | 'DATA';

export type Verdict =
  | { readonly reflection: Reflection }
  | { readonly fault: AnswerFault; readonly problem: string };

/**
 * The reflection that a model's answer makes, or what is wrong with it. What was told before and is wrong again: invented
 * citations are left out, an answer without any is taken for unknown, and an empty one or unfit data is
 * MODEL_OUTPUT_INVALID.
 */
export function judge(done: DoneInput, told: ReadonlySet<AnswerFault>, run: AgentRun): Verdict {
  const cited = readCitations(done.answer, done.citations, run.ledger.find);
  const first = faultsOf(done, cited, run).find(({ fault }) => !told.has(fault));
  if (first !== undefined) return first;
  if (cited.text === '' && done.known) throw unusable('gave an empty answer, twice');
  const isKnown = done.known && cited.citations.length > 0;
  const data = dataProblem(done, run);
  if (isKnown && data !== null) throw unusable(`did not keep to answerSchema, twice: ${data}`);
  // Words that were to be known and rest on nothing are not passed on.
  const isBaseless = cited.text === '' || (done.known && !isKnown);
  return {
    reflection: reflectionOf(run, {
      ...(isBaseless ? { text: UNKNOWN_TEXT, citations: [] } : shortened(cited, run)),
      known: isKnown,
      extractive: false,
      chunks: run.ledger.chunks,
      data: isKnown && run.schema !== null ? JSON.stringify(done.data) : null,
    }),
  };
}

/** An answer that the caller may not have. */
export function unusable(what: string): LlmError {
  return new LlmError('INVALID', `The language model ${what}. A larger model may do better.`);
}

function faultsOf(
  done: DoneInput,
  { text, citations, invented }: CitedText,
  run: AgentRun,
): readonly Extract<Verdict, { fault: unknown }>[] {
  const data = dataProblem(done, run);
  const found: readonly (Extract<Verdict, { fault: unknown }> | null)[] = [
    done.known && text === ''
      ? {
          fault: 'EMPTY',
          problem: 'The answer is empty. Answer the question, or say with known false that it is not known.',
        }
      : null,
    invented.length > 0
      ? {
          fault: 'INVENTED',
          problem: `Never shown to you: ${invented.slice(0, 5).join(', ')}. Cite only memories that were, by their marks, and leave out what rests on nothing else.`,
        }
      : null,
    done.known && text !== '' && citations.length === 0
      ? {
          fault: 'UNCITED',
          problem:
            'The answer cites no memory. Write behind each statement the mark of the memory that says it, such as [m1]; if none does, call done with known false.',
        }
      : null,
    done.known && data !== null ? { fault: 'DATA', problem: `data does not fit its schema: ${data}` } : null,
  ];
  return found.filter((fault) => fault !== null);
}

function dataProblem({ data }: DoneInput, { schema }: AgentRun): string | null {
  if (schema === null) return null;
  return data === undefined ? 'it is missing' : schema.problemOf(data);
}

/** The answer cut at the end of a sentence where it is longer than it may be, with the citations that are left. */
function shortened(
  { text, citations }: CitedText,
  { request, ports }: AgentRun,
): Omit<CitedText, 'invented'> {
  if (ports.countTokens(text) <= request.maxTokens) return { text, citations };
  const ends = splitSentences(text).map(({ end }) => end);
  const end =
    ends.findLast((at) => ports.countTokens(text.slice(0, at)) <= request.maxTokens) ?? ends[0] ?? 0;
  return {
    text: text.slice(0, end),
    citations: citations
      .filter(({ start }) => start < end)
      .map((citation) => ({ ...citation, end: Math.min(citation.end, end) })),
  };
}
