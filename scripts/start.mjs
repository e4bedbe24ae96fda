#!/usr/bin/env node
// `npm start`: sets up what is missing, then runs the API in this very process, so that signals reach it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, setupOrExit } from './setup.mjs';

await setupOrExit();
// Behind the setup, which needs the packages for development: without it, GraphQL looks for second copies of itself at
// every value that it writes.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(ROOT, 'dist', 'main.js')).href);
