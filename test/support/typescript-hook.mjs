import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A hook of Node's module loader: TypeScript becomes JavaScript, types are dropped unchecked. */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const { default: typescript } = await import('typescript');
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2023 },
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
