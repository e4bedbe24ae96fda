import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFull, requireSpace } from './disk.mjs';
import { SetupFailure } from './failure.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** Size of node_modules, rounded up. */
const NEEDED_MB = 1000;

async function packagesIn(path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
}

/**
 * True when node_modules holds what the lock file names. npm notes what it installed in a lock file of its own there,
 * as the last thing it does; packages for other systems are missing from it.
 */
export async function dependenciesInstalled(root) {
  const wanted = await packagesIn(join(root, 'package-lock.json'));
  const installed = await packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/** npm as a program and its first arguments: the one that runs this script, else the one on the PATH. */
function npm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return { program: process.execPath, first: [running], shell: false };
  return { program: 'npm', first: [], shell: process.platform === 'win32' };
}

function explain(root, { code, output }) {
  if (code === null)
    return new SetupFailure(
      'npm was not found. It comes with Node: install Node from https://nodejs.org and start again.',
    );
  if (/ENOSPC|no space left/i.test(output)) return diskFull(root, '');
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/i.test(output)) {
    return new SetupFailure(
      `The npm registry cannot be reached, and dependencies are missing.\nCheck the network (npm ping), a proxy (npm config get proxy) or the registry (npm config get registry), and start again.\n${firstErrors(output)}`,
    );
  }
  return new SetupFailure(`npm ci failed (exit code ${code}):\n${firstErrors(output)}`);
}

/** What npm says first is the reason; its usage follows. */
function firstErrors(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  return errors.length > 0 ? errors.slice(0, 10).join('\n') : lastLines(output);
}

export function lastLines(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

/** Installs the locked dependencies when they are missing or others than the lock file names. */
export async function installDependencies(root) {
  if (await dependenciesInstalled(root)) return;
  await requireSpace(root, NEEDED_MB);
  await step('Installing the locked dependencies (npm ci)', async () => {
    const { program, first, shell } = npm();
    const result = await runCommand(program, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      shell,
    });
    if (result.code !== 0) throw explain(root, result);
  });
}
