/**
 * Lets a worker thread that a test starts load the sources: vitest transforms what it imports itself, but a thread's
 * modules come straight from Node, which does not read TypeScript before version 22. Given to tests by `--import`.
 */
import { register } from 'node:module';

register(new URL('./typescript-hook.mjs', import.meta.url));
