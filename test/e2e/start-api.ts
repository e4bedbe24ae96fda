import { createApp } from '../../src/app.ts';
import { loadSettings } from '../../src/config.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { testServer } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/http-server.ts';

/** The whole of Mneme, with the real database and models of this machine, on a free port. */
export async function startApi(): Promise<TestServer> {
  const settings = loadSettings(process.env);
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
