import { execFile } from 'node:child_process';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MemoryError } from '../domain/errors.ts';

/** Neo4j 2025 and newer run on Java 21 and newer (Neo4j operations manual, "System requirements"). */
export const LEAST_JAVA = 21;

/** Newest release that Neo4j 2026 names as supported; newer ones are taken only where nothing else is. */
const NEWEST_SUPPORTED = 25;

/** An installed JDK. */
export interface Java {
  /** Absolute path of the `java` program. */
  readonly program: string;
  /** Feature release, e.g. 25. */
  readonly version: number;
}

/** Where to look. Everything but the platform comes from the caller, so that a test can look in folders of its own. */
export interface JavaSearch {
  readonly javaHome: string | null;
  /** The PATH. */
  readonly searchPath: string;
  readonly userHome?: string;
  readonly platform?: NodeJS.Platform;
  /** Folders each of whose entries may be a JDK; the platform's usual ones when not given. */
  readonly jdkFolders?: readonly string[];
}

const run = promisify(execFile);

/** Feature release of a Java version as programs print it ("25.0.3", "21-ea", "1.8.0_402"), or null. */
export function featureRelease(version: string): number | null {
  const match = /^(?:1\.)?(\d+)/.exec(version);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/** Folders in which JDKs are usually installed, each holding one JDK an entry. */
export function usualJdkFolders(platform: NodeJS.Platform, userHome: string): readonly string[] {
  const managers = [
    join(userHome, '.sdkman/candidates/java'),
    join(userHome, '.asdf/installs/java'),
    join(userHome, '.local/share/mise/installs/java'),
    join(userHome, '.jdks'),
    join(userHome, '.jenv/versions'),
  ];
  if (platform === 'darwin') {
    return [
      '/Library/Java/JavaVirtualMachines',
      join(userHome, 'Library/Java/JavaVirtualMachines'),
      '/opt/homebrew/opt',
      '/usr/local/opt',
      ...managers,
    ];
  }
  if (platform === 'win32') {
    const vendors = [
      'Java',
      'Eclipse Adoptium',
      'Microsoft',
      'Amazon Corretto',
      'Zulu',
      'BellSoft',
      'Semeru',
    ];
    return [
      ...vendors.map((vendor) => join('C:/Program Files', vendor)),
      join(userHome, 'scoop/apps'),
      ...managers,
    ];
  }
  return [
    '/usr/lib/jvm',
    '/usr/lib64/jvm',
    '/usr/java',
    '/opt/java',
    '/opt/jdk',
    '/opt',
    '/home/linuxbrew/.linuxbrew/opt',
    ...managers,
  ];
}

/** Homes that one entry of a JDK folder may hide: macOS bundles and Homebrew kegs nest theirs. */
const NESTED_HOMES = ['', 'Contents/Home', 'libexec/openjdk.jdk/Contents/Home', 'libexec', 'current'];

async function entries(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  // Homebrew's folder holds every keg, /opt anything at all: only names that look like a JDK are tried.
  const broad = folder === '/opt' || folder.endsWith('/opt') || folder.endsWith('apps');
  return names
    .filter((name) => !broad || /jdk|java|temurin|corretto|zulu|graal|semeru/i.test(name))
    .map((name) => join(folder, name));
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Feature release that the `release` file of a JDK states, or null without one. */
async function statedVersion(home: string): Promise<number | null> {
  const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
  const stated = /^JAVA_VERSION="?([^"\n]+)/m.exec(release)?.[1];
  return stated === undefined ? null : featureRelease(stated);
}

/** Feature release that `java -version` prints, or null when it does not run. */
async function printedVersion(program: string): Promise<number | null> {
  const printed = await run(program, ['-version'], { timeout: 20_000 }).catch(() => null);
  const quoted = /version "([^"]+)"/.exec(`${printed?.stderr ?? ''}${printed?.stdout ?? ''}`)?.[1];
  return quoted === undefined ? null : featureRelease(quoted);
}

/** The JDK in a home folder; null when there is none. One without javac is a JRE, which cannot run Launch.java. */
async function jdkAt(home: string, suffix: string): Promise<Java | null> {
  const program = join(home, 'bin', `java${suffix}`);
  if (!(await isFile(program)) || !(await isFile(join(home, 'bin', `javac${suffix}`)))) return null;
  const version = (await statedVersion(home)) ?? (await printedVersion(program));
  return version === null ? null : { program, version };
}

/** Home folder of a program that is reached over links, as /usr/bin/java usually is; null when it does not exist. */
async function homeOf(program: string): Promise<string | null> {
  const real = await realpath(program).catch(() => null);
  return real === null ? null : dirname(dirname(real));
}

/** Every JDK found, of whatever version, in the order of preference: JAVA_HOME, PATH, then the usual folders, newest first. */
export async function findJdks(search: JavaSearch): Promise<readonly Java[]> {
  const platform = search.platform ?? process.platform;
  const suffix = platform === 'win32' ? '.exe' : '';
  const onPath = search.searchPath
    .split(delimiter)
    .filter(Boolean)
    .map((bin) => homeOf(join(bin, `java${suffix}`)));
  const named = [search.javaHome, ...(await Promise.all(onPath))];
  const folders = search.jdkFolders ?? usualJdkFolders(platform, search.userHome ?? homedir());
  const installed = (await Promise.all(folders.map(entries)))
    .flat()
    .flatMap((entry) => NESTED_HOMES.map((nested) => join(entry, nested)));
  const asNamed = await Promise.all(named.map(async (home) => (home === null ? null : jdkAt(home, suffix))));
  const elsewhere = await Promise.all(installed.map((home) => jdkAt(home, suffix)));
  const preferred = elsewhere.filter((java) => java !== null).sort(byPreference);
  const all = [...asNamed.filter((java) => java !== null), ...preferred];
  return all.filter((java, i) => all.findIndex((other) => other.program === java.program) === i);
}

function byPreference(a: Java, b: Java): number {
  const unsupported = Number(a.version > NEWEST_SUPPORTED) - Number(b.version > NEWEST_SUPPORTED);
  return unsupported || b.version - a.version || a.program.localeCompare(b.program);
}

/**
 * A JDK that can run Neo4j: the first of `findJdks` that is new enough.
 * Throws STORE_UNAVAILABLE, saying what to install when there is none.
 */
export async function requireJava(search: JavaSearch): Promise<Java> {
  const found = await findJdks(search);
  const fit = found.find((java) => java.version >= LEAST_JAVA);
  if (fit !== undefined) return fit;
  const seen = found.map((java) => `Java ${java.version} at ${java.program}`).join(', ');
  throw new MemoryError(
    'STORE_UNAVAILABLE',
    [
      `Neo4j needs a JDK ${LEAST_JAVA} or newer, and ${seen ? `only this was found: ${seen}` : 'none was found'}.`,
      ...installAdvice(search.platform ?? process.platform),
      'Or set JAVA_HOME to a JDK, or NEO4J_URI to a Neo4j server that runs already (then no Java is needed).',
    ].join('\n'),
  );
}

function installAdvice(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') return ['Install one: brew install openjdk@21'];
  if (platform === 'win32') return ['Install one: winget install EclipseAdoptium.Temurin.21.JDK'];
  return [
    'Install one: apt install openjdk-21-jdk-headless (Debian, Ubuntu), dnf install java-21-openjdk-devel (Fedora), or any JDK from https://adoptium.net',
  ];
}
