import { Tensor } from '@huggingface/transformers';

/** One tokenised input. */
export interface TokenRow {
  readonly ids: readonly number[];
  /** Segment of each token; null when the model has only one. */
  readonly types: readonly number[] | null;
}

export interface PaddedBatch {
  readonly input_ids: Tensor;
  readonly attention_mask: Tensor;
  readonly token_type_ids: Tensor;
}

/** The rows as the model's inputs, padded at the end to the longest of them. */
export function padBatch(rows: readonly TokenRow[], padId: number): PaddedBatch {
  const length = rows.reduce((longest, row) => Math.max(longest, row.ids.length), 0);
  const shape = [rows.length, length];
  const ids = new BigInt64Array(rows.length * length).fill(BigInt(padId));
  const mask = new BigInt64Array(rows.length * length);
  const types = new BigInt64Array(rows.length * length);
  rows.forEach((row, r) => {
    row.ids.forEach((id, i) => {
      ids[r * length + i] = BigInt(id);
      mask[r * length + i] = 1n;
      types[r * length + i] = BigInt(row.types?.[i] ?? 0);
    });
  });
  return {
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', types, shape),
  };
}
