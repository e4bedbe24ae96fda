import { createApp } from '../../src/app.ts';
import { loadSettings } from '../../src/config.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { testServer } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/http-server.ts';

/** A test takes the models that set-up has put on disk, and no other: not a developer's language model either. */
const FROM_DISK = {
  EMBEDDING_ALLOW_HUB: 'false',
  RERANKER_ALLOW_HUB: 'false',
  LLM_BASE_URL: '',
  LLM_MODEL: '',
  LLM_RECORD: '',
  RETAIN_DEFAULT_MODE: '',
};

/**
 * The whole of Mneme, with the real database and models of this machine, on a free port.
 * @param variables settings of this Mneme beside those of the environment
 */
export async function startApi(variables: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const settings = loadSettings({ ...process.env, ...FROM_DISK, ...variables });
  const neo4j = { ...testServer(), maxConnections: 20 };
  const app = await createApp({ ...settings, neo4j }, createLogger('warn'));
  const server = await startTestServer(app.useCases);
  return {
    ...server,
    async close() {
      await server.close();
      await app.close();
    },
  };
}
