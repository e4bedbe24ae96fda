import { z } from 'zod';
import { byIndex } from './by-index.ts';

/** One way in which servers are asked for embeddings. */
interface EmbeddingForm {
  readonly path: string;
  body(
    texts: readonly string[],
    model: { readonly model: string; readonly dimensions: number | null },
  ): object;
  /** One vector a text, in order and still unchecked; null when the answer does not hold exactly that. */
  vectors(answer: unknown, count: number): readonly unknown[] | null;
}

const openAiAnswer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.unknown() })),
});

export type EmbeddingFormName = 'tei' | 'openai';

export const EMBEDDING_FORMS: Readonly<Record<EmbeddingFormName, EmbeddingForm>> = {
  /** Hugging Face Text Embeddings Inference: https://huggingface.github.io/text-embeddings-inference */
  tei: {
    path: '/embed',
    body: (texts) => ({ inputs: texts, normalize: true, truncate: true }),
    vectors: (answer, count) => (Array.isArray(answer) && answer.length === count ? answer : null),
  },
  /** OpenAI (https://platform.openai.com/docs/api-reference/embeddings), Ollama, vLLM, LM Studio and many more. */
  openai: {
    path: '/embeddings',
    body: (texts, { model, dimensions }) => ({
      model,
      input: texts,
      encoding_format: 'float',
      ...(dimensions === null ? {} : { dimensions }),
    }),
    vectors(answer, count) {
      const parsed = openAiAnswer.safeParse(answer);
      if (!parsed.success) return null;
      return byIndex(
        parsed.data.data.map(({ index, embedding }) => ({ index, value: embedding })),
        count,
      );
    },
  },
};
