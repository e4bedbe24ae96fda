import { describe, expect, test } from 'vitest';
import { defaultMemory } from '../../../src/embedded/memory.ts';
import { launchArguments, neo4jConf } from '../../../src/embedded/neo4j-conf.ts';

const layout = {
  home: '/data/my memory',
  boltPort: 7688,
  httpPort: 7475,
  memory: { heapMb: 1024, pageCacheMb: 300 },
};

describe('the configuration of the own Neo4j', () => {
  const lines = neo4jConf(layout).split('\n');

  test('it listens on the loopback alone, with authentication', () => {
    expect(lines).toContain('server.bolt.listen_address=127.0.0.1:7688');
    expect(lines).toContain('server.http.listen_address=127.0.0.1:7475');
    expect(lines).toContain('server.https.enabled=false');
    expect(lines).toContain('dbms.security.auth_enabled=true');
  });

  test('everything it writes lies in the data folder, and nothing is reported', () => {
    expect(lines).toContain('server.directories.data=/data/my memory/data');
    expect(lines).toContain('server.directories.logs=/data/my memory/logs');
    expect(lines).toContain('dbms.usage_report.enabled=false');
  });

  test('the memory goes to the page cache and to the heap', () => {
    expect(lines).toContain('server.memory.pagecache.size=300m');
    const args = launchArguments(layout, {
      libFolder: '/lib',
      launcher: '/Launch.java',
      confFolder: '/conf',
    });
    expect(args).toContain('-Xmx1024m');
    expect(args.slice(-3)).toEqual(['/Launch.java', '/data/my memory', '/conf']);
  });

  test.each([
    [2048, 512, 256],
    [8192, 1024, 1024],
    [24_576, 3072, 3072],
    [262_144, 4096, 4096],
  ])('on %i MiB it takes %i of heap and %i of page cache', (totalMb, heapMb, pageCacheMb) => {
    expect(defaultMemory(totalMb)).toEqual({ heapMb, pageCacheMb });
  });
});
