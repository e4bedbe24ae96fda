import { SetupFailure } from './failure.mjs';

export const LEAST_NODE = 20;

/** Throws SetupFailure when this is an older Node than the project runs on. */
export function requireNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= LEAST_NODE) return;
  throw new SetupFailure(
    `Mneme needs Node ${LEAST_NODE} or newer; this is Node ${version}.\nInstall one from https://nodejs.org, or with a version manager: nvm install ${LEAST_NODE}`,
  );
}
