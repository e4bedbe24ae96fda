import { spawn } from 'node:child_process';

const KEPT_CHARS = 100_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and returns its exit code and the last of what it printed. When this process is told to
 * stop, the program is stopped first.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, onLine?: (line: string) => void }} options
 * @returns {Promise<{ code: number | null, output: string }>} code null: the program could not be run
 */
export async function runCommand(program, args, { onLine, ...options } = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (data) => {
    output = (output + data).slice(-KEPT_CHARS);
    if (onLine) for (const line of String(data).split('\n')) onLine(line);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const forward = (signal) => {
    child.once('close', () => process.exit(1));
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.once(signal, forward);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  for (const signal of SIGNALS) process.off(signal, forward);
  return { code, output };
}
