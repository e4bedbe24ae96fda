import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { lastLines } from './dependencies.mjs';
import { diskFull } from './disk.mjs';
import { SetupFailure } from './failure.mjs';
import { runCommand } from './run-command.mjs';

/** Version of the Maven plugin that copies; pinned so that a new one changes nothing. */
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

const ADVICE = {
  darwin: 'brew install maven',
  win32: 'scoop install maven',
  linux: 'apt install maven (Debian, Ubuntu) or dnf install maven (Fedora)',
};

/** Path of Maven's program on a search path, or null. */
export async function findMaven(searchPath = process.env.PATH ?? '', platform = process.platform) {
  const names = platform === 'win32' ? ['mvn.cmd', 'mvn.exe'] : ['mvn'];
  for (const path of searchPath
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))) {
    const found = await access(path).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return null;
}

/** The failure that names Maven and how to get it. */
export function mavenMissing(platform = process.platform) {
  return new SetupFailure(
    `Maven (mvn) is not on the PATH; it fetches Neo4j, once.\nInstall it: ${ADVICE[platform] ?? ADVICE.linux}, and start again.\nOr set NEO4J_URI to a Neo4j server that runs already.`,
  );
}

function explain(folder, { code, output }) {
  if (code === null) return mavenMissing();
  if (/No space left on device|ENOSPC|not enough space/i.test(output))
    return diskFull(folder, ' (or the one of ~/.m2)');
  if (
    /JAVA_HOME|Unable to locate the Java|No such file or directory.*java/i.test(output) &&
    !/Could not/.test(output)
  ) {
    return new SetupFailure(`Maven does not find a Java:\n${lastLines(output, 5)}`);
  }
  if (/Could not transfer|Unknown host|Connection refused|timed out|unreachable|offline mode/i.test(output)) {
    return new SetupFailure(
      `The Maven registry cannot be reached, and a download is missing.\nCheck the network, or the proxy and mirror in ~/.m2/settings.xml, and start again: what is there already is kept.\n${lastLines(output, 5)}`,
    );
  }
  return new SetupFailure(`Maven failed (exit code ${code}):\n${lastLines(output)}`);
}

/**
 * Copies what a pom names, and all that needs, into a folder.
 * @param {{ maven: string, pom: string, folder: string, javaHome: string | null, note: (detail: string) => void }} options
 */
export async function copyDependencies({ maven, pom, folder, javaHome, note }) {
  let fetched = 0;
  const onLine = (line) => {
    if (/^(\[INFO\] )?Downloaded.*\.jar/.test(line)) {
      fetched += 1;
      note(`${fetched} files fetched`);
    }
  };
  const args = ['-B', '-f', pom, COPY, `-DoutputDirectory=${folder}`, '-DincludeScope=runtime'];
  const env = javaHome === null ? process.env : { ...process.env, JAVA_HOME: javaHome };
  const result = await runCommand(maven, args, { env, shell: process.platform === 'win32', onLine });
  if (result.code !== 0) throw explain(folder, result);
}
