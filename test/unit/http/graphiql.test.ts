import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, enforceLimits } from '../../../src/graphql/limits.ts';
import { exampleOperations } from '../../../src/http/graphiql.ts';
import { startTestServer, type TestServer } from '../../support/http-server.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(stubUseCases());
});
afterAll(() => server.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('the page', () => {
  test('answers browsers at the address of the API', async () => {
    const response = await fetch(server.url, { headers: asBrowser });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Mneme');
    const root = await fetch(server.at('/'), { headers: asBrowser, redirect: 'manual' });
    expect(root.headers.get('location')).toBe('graphql');
  });

  test('may load and reach nothing but this server', async () => {
    const response = await fetch(server.url, { headers: asBrowser });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    const page = await response.text();
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    for (const [, path = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const asset = await fetch(new URL(path, server.url));
      expect([path, asset.status]).toEqual([path, 200]);
      const type = path.endsWith('.js')
        ? 'text/javascript'
        : path.endsWith('.css')
          ? 'text/css'
          : 'image/svg+xml';
      expect(asset.headers.get('content-type')).toContain(type);
      expect(asset.headers.get('cache-control')).toBeTruthy();
    }
  });

  test('is not what a program gets', async () => {
    for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
      const response = await fetch(server.url, { headers: { accept } });
      expect(response.headers.get('content-type')).not.toContain('html');
    }
  });

  test('serves no other file', async () => {
    for (const name of ['..%2fpackage.json', 'toString', '__proto__', 'index.html']) {
      expect((await fetch(server.at(`/graphiql/${name}`))).status).toBe(404);
    }
  });
});

describe('the example operations', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

  test.each(exampleOperations().map((source) => [getOperationAST(parse(source))?.name?.value, source]))(
    '%s fits the schema and the limits, and is explained',
    (name, source) => {
      expect(name).toMatch(/^[A-Z]\w+$/);
      expect(source).toMatch(/^# \d · /);
      const document = parse(source);
      expect(validate(schema, document)).toEqual([]);
      const operation = getOperationAST(document);
      if (operation == null) throw new Error('an example is one operation');
      expect(() =>
        enforceLimits({ schema, document, operation, variables: {} }, DEFAULT_LIMITS),
      ).not.toThrow();
    },
  );

  test('are what the page opens with', async () => {
    const response = await fetch(server.at('/graphiql/examples.json'));
    expect(await response.json()).toEqual(exampleOperations());
    expect(exampleOperations().length).toBeGreaterThanOrEqual(5);
  });
});
