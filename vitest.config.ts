import { defineConfig } from 'vitest/config';

/** A test that has to start a database or a process needs more than the usual five seconds on a small machine. */
const SLOW = { testTimeout: 120_000, hookTimeout: 180_000 };
const DATABASE = { globalSetup: ['test/support/neo4j-setup.ts'] };
const SEEDED = { setupFiles: ['test/support/property-seed.ts'] };

/** Tests run the sources, and so must the threads in which the models compute. */
const THREADS = { execArgv: ['--import', './test/support/typescript-in-threads.mjs'] };

/**
 * Vite would load the ES modules of graphql, while Apollo Server loads its CommonJS: two copies, whose objects do not
 * know each other. Node gives everybody the latter.
 */
const ONE_GRAPHQL = { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        ...ONE_GRAPHQL,
        test: { name: 'unit', include: ['test/unit/**/*.test.{ts,mjs}'], testTimeout: 60_000, ...SEEDED },
      },
      {
        ...ONE_GRAPHQL,
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          ...SEEDED,
          ...DATABASE,
          ...SLOW,
          ...THREADS,
        },
      },
      {
        ...ONE_GRAPHQL,
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          ...SEEDED,
          ...DATABASE,
          ...SLOW,
          ...THREADS,
        },
      },
      // One file at a time: each starts processes of its own that want both cores.
      {
        ...ONE_GRAPHQL,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          ...DATABASE,
          ...SLOW,
          ...THREADS,
        },
      },
    ],
  },
});
