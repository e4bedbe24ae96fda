import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { PROJECT_ROOT } from '../graphql/project-root.ts';

const WEB = join(PROJECT_ROOT, 'web', 'graphiql');
const { resolve } = createRequire(import.meta.url);

/** Everything comes from here, nothing may be sent elsewhere. GraphiQL's editor sets styles by itself. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Asset {
  readonly type: string;
  readonly body: Buffer | string;
  /** Versioned by their package, so a browser may keep them for a day without asking. */
  readonly cache: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const KEEP = 'public, max-age=86400';
const ASK = 'no-cache';

/** True for a browser that opens the page, and not for a client that asks for data. */
export function wantsPage(request: {
  readonly query: unknown;
  accepts(types: string[]): string | false;
}): boolean {
  const asksData = typeof request.query === 'object' && request.query !== null && 'query' in request.query;
  return (
    !asksData && request.accepts(['application/json', 'application/graphql-response+json', 'html']) === 'html'
  );
}

/** Answers browsers with the GraphiQL page and lets everybody else pass. */
export function graphiqlPage(): RequestHandler {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  return (request, response, next) => {
    if (!wantsPage(request)) return next();
    response.set('content-security-policy', CONTENT_SECURITY_POLICY).set('referrer-policy', 'no-referrer');
    send(response, { type: 'text/html; charset=utf-8', body: page, cache: ASK });
  };
}

/** The files of the page, all from this machine: the page works without any network. */
export function graphiqlAssets(): Router {
  const assets: Readonly<Record<string, Asset>> = {
    'react.js': {
      type: SCRIPT,
      body: packageFile('react', 'umd/react.production.min.js'),
      cache: KEEP,
    },
    'react-dom.js': {
      type: SCRIPT,
      body: packageFile('react-dom', 'umd/react-dom.production.min.js'),
      cache: KEEP,
    },
    'graphiql.js': { type: SCRIPT, body: packageFile('graphiql', 'graphiql.min.js'), cache: KEEP },
    'graphiql.css': { type: STYLE, body: packageFile('graphiql', 'graphiql.min.css'), cache: KEEP },
    'start.js': { type: SCRIPT, body: readFileSync(join(WEB, 'start.js')), cache: ASK },
    'page.css': { type: STYLE, body: readFileSync(join(WEB, 'page.css')), cache: ASK },
    'icon.svg': { type: 'image/svg+xml', body: readFileSync(join(WEB, 'icon.svg')), cache: KEEP },
    'examples.json': {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(exampleOperations()),
      cache: ASK,
    },
  };
  return Router().get('/:name', (request, response, next) => {
    const asset = Object.hasOwn(assets, request.params.name) ? assets[request.params.name] : undefined;
    if (asset === undefined) return next();
    send(response, asset);
  });
}

/** The operations in the tabs of the page, in the order in which they can be run against an empty server. */
export function exampleOperations(): readonly string[] {
  const folder = join(WEB, 'examples');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** A file of a package, also one that its `exports` do not offer to importers: it is for a browser. */
function packageFile(name: string, path: string): Buffer {
  return readFileSync(join(dirname(resolve(`${name}/package.json`)), path));
}

function send(response: Response, { type, body, cache }: Asset): void {
  response
    .set('content-type', type)
    .set('cache-control', cache)
    .set('x-content-type-options', 'nosniff')
    .send(body);
}
