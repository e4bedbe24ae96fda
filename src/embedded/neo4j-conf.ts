import { join } from 'node:path';
import type { Neo4jMemory } from './memory.ts';

/** The own Neo4j listens on the loopback alone. */
export const LOOPBACK = '127.0.0.1';

/** Everything one start of the own Neo4j depends on. */
export interface Neo4jLayout {
  /** Absolute data folder of Mneme. */
  readonly home: string;
  readonly boltPort: number;
  readonly httpPort: number;
  readonly memory: Neo4jMemory;
}

/** A path as a Java properties file takes it, on every system. */
function confPath(...parts: string[]): string {
  return join(...parts).replaceAll('\\', '/');
}

/** Text of neo4j.conf; it is written anew at every start, so editing it has no effect. */
export function neo4jConf({ home, boltPort, httpPort, memory }: Neo4jLayout): string {
  const settings: Readonly<Record<string, string>> = {
    'server.directories.data': confPath(home, 'data'),
    'server.directories.logs': confPath(home, 'logs'),
    'server.directories.run': confPath(home, 'run'),
    'server.directories.import': confPath(home, 'import'),
    'server.directories.plugins': confPath(home, 'plugins'),
    'server.bolt.listen_address': `${LOOPBACK}:${boltPort}`,
    'server.bolt.advertised_address': `${LOOPBACK}:${boltPort}`,
    'server.http.listen_address': `${LOOPBACK}:${httpPort}`,
    'server.http.advertised_address': `${LOOPBACK}:${httpPort}`,
    'server.https.enabled': 'false',
    'server.memory.pagecache.size': `${memory.pageCacheMb}m`,
    'dbms.security.auth_enabled': 'true',
    // Nothing leaves the machine.
    'dbms.usage_report.enabled': 'false',
    'dbms.fleet_manager.enabled': 'false',
    // Recovery needs the log since the last checkpoint only, and nobody replicates from here.
    'db.tx_log.rotation.retention_policy': '1 files',
    'db.tx_log.rotation.size': '64m',
    'db.tx_log.preallocate': 'false',
    // While a bank grows from nothing its statistics change all the time, and every statement would be planned anew each
    // ten seconds. The plans stay the same: they all start from an index.
    'dbms.cypher.min_replan_interval': '5m',
    // Recall statements carry long vectors: their text in a log would be most of it.
    'db.logs.query.enabled': 'OFF',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return ['# Written by Mneme at every start.', ...lines, ''].join('\n');
}

/** Arguments of `java` that run Launch.java for a layout. */
export function launchArguments(
  layout: Neo4jLayout,
  files: { readonly libFolder: string; readonly launcher: string; readonly confFolder: string },
): readonly string[] {
  const opened = [
    'java.base/java.nio',
    'java.base/java.io',
    'java.base/sun.nio.ch',
    'java.base/java.util.concurrent',
  ];
  return [
    `-Xms${Math.min(layout.memory.heapMb, 512)}m`,
    `-Xmx${layout.memory.heapMb}m`,
    '-XX:+UseG1GC',
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:-OmitStackTraceInFastThrow',
    '-Dfile.encoding=UTF-8',
    ...opened.map((module) => `--add-opens=${module}=ALL-UNNAMED`),
    '--enable-native-access=ALL-UNNAMED',
    // Lucene scores vectors with it several times faster.
    '--add-modules=jdk.incubator.vector',
    '-cp',
    join(files.libFolder, '*'),
    files.launcher,
    layout.home,
    files.confFolder,
  ];
}
