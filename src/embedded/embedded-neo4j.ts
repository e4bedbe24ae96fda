import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MemoryError } from '../domain/errors.ts';
import { answersBolt } from './bolt.ts';
import { type HomeLock, lockHome } from './home-lock.ts';
import { type Java, requireJava } from './java.ts';
import { awaitLeftover, forgetPid, notePid } from './leftover.ts';
import { defaultMemory, machineMemoryMb } from './memory.ts';
import { LOOPBACK, launchArguments, type Neo4jLayout, neo4jConf } from './neo4j-conf.ts';
import { describeEnding, Neo4jProcess } from './neo4j-process.ts';
import { keptPassword, passwordFile } from './password.ts';
import { choosePort } from './ports.ts';
import { NEO4J_VERSION } from './version.ts';

/** Waits before a Neo4j that died is started again: doubled each time it dies before it served. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const USUAL_BOLT_PORT = 7687;
const USUAL_HTTP_PORT = 7474;

const LAUNCHER = fileURLToPath(new URL('./Launch.java', import.meta.url));

export interface EmbeddedSettings {
  /** Absolute folder of data, logs and password. */
  readonly home: string;
  /** Absolute folder of what set-up downloaded. */
  readonly cache: string;
  readonly embedded: {
    /** Null: the usual port, or a free one. */
    readonly boltPort: number | null;
    readonly httpPort: number | null;
    /** Null: derived from the machine's memory. */
    readonly heapMb: number | null;
    readonly pageCacheMb: number | null;
    readonly maxConnections: number;
    readonly javaHome: string | null;
    /** The PATH. */
    readonly searchPath: string;
  };
}

/** The part of a logger that is needed here. */
interface EventLog {
  info(message: string): void;
  error(fields: object, message: string): void;
}

/** How to reach the own Neo4j once it serves. */
export interface EmbeddedConnection {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly maxConnections: number;
  readonly httpPort: number;
}

export interface EmbeddedOptions {
  readonly settings: EmbeddedSettings;
  readonly logger: EventLog;
  /** Called with a sentence for the person who waits for the start. */
  readonly tell: (sentence: string) => void;
}

/** Folder of Neo4j's jars, which set-up fills. */
export function neo4jLibFolder(cache: string): string {
  return join(cache, 'neo4j', NEO4J_VERSION, 'lib');
}

/** The own Neo4j: a child process, kept running until it is stopped. */
export class EmbeddedNeo4j {
  readonly #options: EmbeddedOptions;
  #lock: HomeLock | null = null;
  #process: Neo4jProcess | null = null;
  #stopping = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  get home(): string {
    return this.#options.settings.home;
  }

  /** File that holds the password. */
  get passwordFile(): string {
    return passwordFile(this.home);
  }

  /** Number of the running child, or null between two of them. */
  get pid(): number | null {
    return this.#process?.running ? this.#process.pid : null;
  }

  /**
   * Starts Neo4j and returns how to reach it.
   * Throws MemoryError, saying what to do, when there is no Java, no download, a port is taken or another instance runs.
   */
  async start(): Promise<EmbeddedConnection> {
    const { cache, embedded } = this.#options.settings;
    const java = await requireJava(embedded);
    await requireJars(neo4jLibFolder(cache));
    this.#lock = await lockHome(this.home);
    await awaitLeftover(this.home, this.#options.tell);
    const layout = await this.#layout();
    const password = await keptPassword(this.home);
    this.#process = await this.#launch(java, layout, password);
    void this.#supervise(java, layout, password);
    return {
      uri: `bolt://${LOOPBACK}:${layout.boltPort}`,
      user: 'neo4j',
      password,
      database: 'neo4j',
      maxConnections: embedded.maxConnections,
      httpPort: layout.httpPort,
    };
  }

  /** Stops Neo4j in order and gives the data folder free. Safe at any moment, also while it starts. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#process?.stop();
    // Without the lock the files belong to the instance that holds it.
    if (this.#lock === null) return;
    await forgetPid(this.home);
    await this.#lock.release();
  }

  async #layout(): Promise<Neo4jLayout> {
    const { boltPort, httpPort, heapMb, pageCacheMb } = this.#options.settings.embedded;
    const usual = defaultMemory(machineMemoryMb());
    const bolt = {
      name: "Neo4j's Bolt",
      setting: 'EMBEDDED_BOLT_PORT',
      host: LOOPBACK,
      port: USUAL_BOLT_PORT,
    };
    const http = {
      name: "Neo4j's HTTP",
      setting: 'EMBEDDED_HTTP_PORT',
      host: LOOPBACK,
      port: USUAL_HTTP_PORT,
    };
    return {
      home: this.home,
      boltPort: await choosePort(boltPort, bolt),
      httpPort: await choosePort(httpPort, http),
      memory: { heapMb: heapMb ?? usual.heapMb, pageCacheMb: pageCacheMb ?? usual.pageCacheMb },
    };
  }

  async #launch(java: Java, layout: Neo4jLayout, password: string): Promise<Neo4jProcess> {
    const confFolder = join(this.home, 'run');
    for (const folder of ['run', 'logs', 'data', 'import', 'plugins'])
      await mkdir(join(this.home, folder), { recursive: true });
    await writeFile(join(confFolder, 'neo4j.conf'), neo4jConf(layout));
    if (this.#stopping) throw new MemoryError('STORE_UNAVAILABLE', 'Mneme stops.');
    const args = launchArguments(layout, {
      libFolder: neo4jLibFolder(this.#options.settings.cache),
      launcher: LAUNCHER,
      confFolder,
    });
    const answers = () => answersBolt(LOOPBACK, layout.boltPort);
    this.#process = new Neo4jProcess({ program: java.program, args, cwd: this.home, password, answers });
    if (this.#process.pid !== null) await notePid(this.home, this.#process.pid);
    try {
      await this.#process.waitUntilReady();
    } catch (error) {
      await this.#process.stop();
      throw this.#explain(error, this.#process);
    }
    return this.#process;
  }

  /** The failure of a start with what Neo4j itself said about it. */
  #explain(error: unknown, child: Neo4jProcess): unknown {
    if (!(error instanceof MemoryError)) return error;
    const said = child.tail();
    const log = join(this.home, 'logs');
    return new MemoryError(
      error.code,
      `${error.message} What it said last (all of it is in ${log}):\n${said}`,
      { cause: error },
    );
  }

  /** Starts Neo4j again whenever it dies, until it is stopped. Meanwhile statements fail as STORE_UNAVAILABLE and the driver reconnects. */
  async #supervise(java: Java, layout: Neo4jLayout, password: string): Promise<void> {
    const { logger } = this.#options;
    let wait = FIRST_WAIT_MS;
    while (this.#process !== null) {
      const ending = await this.#process.ended;
      if (this.#stopping) return;
      logger.error({ ending: describeEnding(ending), restartInMs: wait }, 'neo4j died; it is started again');
      await sleep(wait);
      if (this.#stopping) return;
      try {
        await this.#launch(java, layout, password);
        wait = FIRST_WAIT_MS;
        logger.info('neo4j serves again');
      } catch (error) {
        if (this.#stopping) return;
        logger.error({ err: error }, 'neo4j could not be started again');
        wait = Math.min(LONGEST_WAIT_MS, wait * 2);
      }
    }
  }
}

async function requireJars(folder: string): Promise<void> {
  await access(folder).catch((cause: unknown) => {
    const message = `Neo4j ${NEO4J_VERSION} is not in ${folder}.\nRun npm start, or npm run setup, which fetches it; or set NEO4J_URI to a server.`;
    throw new MemoryError('STORE_UNAVAILABLE', message, { cause });
  });
}
