import { afterEach, expect, test } from 'vitest';
import type { HealthCheck } from '../../../src/http/health.ts';
import { startTestServer, type TestServer } from '../../support/http-server.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function ask(path: string, health: readonly HealthCheck[] = []) {
  server = await startTestServer(stubUseCases(), { health });
  const response = await fetch(server.at(path));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

test('a process is live whatever it lacks', async () => {
  const { status, text } = await ask('/health/live', [{ name: 'database', check: async () => 'gone' }]);
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'live' }]);
});

test('a process is ready when it has everything that it needs', async () => {
  const { status, text } = await ask('/health/ready', [{ name: 'database', check: async () => null }]);
  expect([status, JSON.parse(text)]).toEqual([
    200,
    { status: 'ready', checks: [{ name: 'database', ok: true, reason: null }] },
  ]);
});

test('a process that lacks something is not ready and says what it is', async () => {
  const { status, text } = await ask('/health/ready', [
    { name: 'database', check: () => Promise.reject(new Error('no route to it')) },
    { name: 'embedder', check: async () => 'the model is being loaded' },
  ]);
  expect([status, JSON.parse(text)]).toEqual([
    503,
    {
      status: 'not ready',
      checks: [
        { name: 'database', ok: false, reason: 'no route to it' },
        { name: 'embedder', ok: false, reason: 'the model is being loaded' },
      ],
    },
  ]);
});

test('metrics count operations by their field and errors by their code', async () => {
  server = await startTestServer(stubUseCases({ parseTime: () => null }));
  await server.post('{ parseTime(text: "x") { start } }');
  await server.post('{ nope }');
  const response = await fetch(server.at('/metrics'));
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('mneme_graphql_operation_seconds_count{field="parseTime",outcome="ok"} 1');
  expect(text).toContain('mneme_graphql_operation_seconds_count{field="refused",outcome="error"} 1');
  expect(text).toContain('mneme_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"} 1');
  expect(text).toContain('mneme_http_request_seconds_count{route="/graphql",status="200"} 1');
  expect(text).toContain('process_cpu_seconds_total');
});

test('what is served nowhere is a 404 in the form of GraphQL', async () => {
  const { status, text } = await ask('/nowhere');
  expect(status).toBe(404);
  expect(JSON.parse(text).errors[0].extensions).toMatchObject({ code: 'NOT_FOUND' });
});
