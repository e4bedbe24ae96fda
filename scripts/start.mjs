#!/usr/bin/env node
// `npm start`: sets up what is missing, then runs the API in this very process, so that signals reach it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, setupOrExit } from './setup.mjs';

await setupOrExit();
await import(pathToFileURL(join(ROOT, 'dist', 'main.js')).href);
