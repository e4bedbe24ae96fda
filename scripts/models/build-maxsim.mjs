/** Assembles maxsim.wat into src/models/maxsim-wasm.ts; to be run after a change of it. Needs the package wabt. */
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const source = readFileSync(new URL('maxsim.wat', import.meta.url), 'utf8');
const module = (await wabt()).parseWat('maxsim.wat', source, { simd: true });
module.validate();
const binary = Buffer.from(module.toBinary({}).buffer);
const lines = binary.toString('base64').match(/.{1,100}/g) ?? [];
writeFileSync(
  new URL('../../src/models/maxsim-wasm.ts', import.meta.url),
  `/** scripts/models/maxsim.wat, assembled by scripts/models/build-maxsim.mjs: WebAssembly of ${binary.length} bytes. */
export const MAXSIM_WASM = Buffer.from(
${lines.map((line, i) => `  '${line}'${i < lines.length - 1 ? ' +' : ','}`).join('\n')}
  'base64',
);
`,
);
