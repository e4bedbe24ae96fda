// `npm test`: sets up what is missing, then runs every test; arguments go to vitest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setupOrExit } from './setup.mjs';

await setupOrExit({ alwaysNeo4j: true });
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The terminal tells the child itself; other senders tell this process alone.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
