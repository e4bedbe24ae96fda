#!/usr/bin/env node
// `mneme`: sets up what the command needs, then runs it in this very process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, setupOrExit } from './setup.mjs';

/** Commands that run a Mneme here; the others speak to one, which may be anywhere. */
const RUNS_HERE = new Set(['start', 'demo']);

const args = process.argv.slice(2);
const runsHere = args.length === 0 || RUNS_HERE.has(args[0]);
await setupOrExit({ buildOnly: !runsHere || args.includes('--help') });
const { main } = await import(pathToFileURL(join(ROOT, 'dist', 'cli', 'main.js')).href);
await main(args);
