import { z } from 'zod';
import { byIndex } from './by-index.ts';

/** A query and the documents to be judged for it. */
export interface Pairs {
  readonly query: string;
  readonly documents: readonly string[];
}

/** One way in which servers are asked to rerank. */
interface RerankForm {
  readonly path: string;
  body(pairs: Pairs, model: { readonly model: string; readonly rawScores: boolean }): object;
  /** One score a document, in order; null when the answer does not hold exactly that. */
  scores(answer: unknown, count: number): readonly number[] | null;
}

const teiAnswer = z.array(z.object({ index: z.int(), score: z.number() }));
const results = z.object({ results: z.array(z.object({ index: z.int(), relevance_score: z.number() })) });
/** Alibaba wraps what the others give. */
const cohereAnswer = z.union([results, z.object({ output: results }).transform(({ output }) => output)]);

export type RerankFormName = 'tei' | 'cohere';

export const RERANK_FORMS: Readonly<Record<RerankFormName, RerankForm>> = {
  /** Hugging Face Text Embeddings Inference: https://huggingface.github.io/text-embeddings-inference */
  tei: {
    path: '/rerank',
    body: ({ query, documents }, { rawScores }) => ({
      query,
      texts: documents,
      raw_scores: rawScores,
      truncate: true,
    }),
    scores(answer, count) {
      const parsed = teiAnswer.safeParse(answer);
      if (!parsed.success) return null;
      return byIndex(
        parsed.data.map(({ index, score }) => ({ index, value: score })),
        count,
      );
    },
  },
  /** Cohere (https://docs.cohere.com/reference/rerank), Jina, SiliconFlow, ZeroEntropy, Alibaba, vLLM and more. */
  cohere: {
    path: '/rerank',
    body: ({ query, documents }, { model }) => ({ model, query, documents, top_n: documents.length }),
    scores(answer, count) {
      const parsed = cohereAnswer.safeParse(answer);
      if (!parsed.success) return null;
      return byIndex(
        parsed.data.results.map(({ index, relevance_score }) => ({ index, value: relevance_score })),
        count,
      );
    },
  },
};
