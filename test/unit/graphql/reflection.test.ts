import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type ExecutionResult, parse, subscribe } from 'graphql';
import { expect, test } from 'vitest';
import { createContext } from '../../../src/graphql/context.ts';
import { PROJECT_ROOT } from '../../../src/graphql/project-root.ts';
import { ReflectionEvent } from '../../../src/graphql/resolvers/ReflectionEvent.ts';
import { Subscription } from '../../../src/graphql/resolvers/Subscription.ts';
import { listenToReflection } from '../../../src/reflect/listen.ts';
import { DEFAULT_REFLECT } from '../../../src/reflect/settings.ts';
import type { ReflectPorts } from '../../../src/reflect/types.ts';
import { memoryOf, reflectionOn, reflectPorts } from '../../support/reflect-ports.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

/** The schema with the resolvers of the subscription. */
function schemaOf() {
  const schema = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'));
  const field = schema.getSubscriptionType()?.getFields().reflection;
  Object.assign(field ?? {}, Subscription.reflection);
  for (const [name, resolve] of Object.entries(ReflectionEvent)) {
    const type = schema.getType('ReflectionEvent');
    if (type !== undefined && 'getFields' in type) Object.assign(type.getFields()[name] ?? {}, { resolve });
  }
  return schema;
}

const DOCUMENT = parse(`subscription {
  reflection(input: { bankId: "b", query: "What of Dana?" }) {
    kind step { index tool results } reflection { text known citations { start end } }
  }
}`);

async function listen(ports: ReflectPorts): Promise<AsyncGenerator<ExecutionResult>> {
  const useCases = stubUseCases({
    listenToReflection: (request, signal) => listenToReflection(request, ports, DEFAULT_REFLECT, signal),
  });
  const contextValue = createContext(useCases, { requestId: 'r', signal: new AbortController().signal });
  const stream = await subscribe({ schema: schemaOf(), document: DOCUMENT, contextValue });
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream));
  return stream;
}

test('a reflection tells each step as it begins and ends, and then its answer', async () => {
  const events: unknown[] = [];
  for await (const { data } of await listen(reflectPorts({ memories: [memoryOf('a', 'Dana resigned.')] }))) {
    events.push(JSON.parse(JSON.stringify(data?.reflection)));
  }
  expect(events).toEqual([
    { kind: 'STEP_STARTED', step: { index: 0, tool: 'recall', results: 0 }, reflection: null },
    { kind: 'STEP_FINISHED', step: { index: 0, tool: 'recall', results: 1 }, reflection: null },
    {
      kind: 'ANSWERED',
      step: null,
      reflection: { text: 'Dana resigned.', known: true, citations: [{ start: 0, end: 14 }] },
    },
  ]);
});

test('who stops listening stops the reflection, also in the middle of a step', async () => {
  let stopped: AbortSignal | null = null;
  const ports = reflectPorts({ memories: [] });
  const recall: ReflectPorts['recall'] = (_, signal) => {
    stopped = signal;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const events = listenToReflection(
    reflectionOn('Dana?'),
    { ...ports, recall },
    DEFAULT_REFLECT,
    new AbortController().signal,
  );
  expect((await events.next()).value).toMatchObject({ kind: 'STEP_STARTED' });
  const pending = events.next();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await events.return?.()).toEqual({ done: true, value: undefined });
  await expect(pending).rejects.toBeDefined();
  expect(stopped).toMatchObject({ aborted: true });
});
