// In place of `thread-program.ts`: a server that runs from the sources starts its threads and processes from the bundles.
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { heldBuildsVariable } from './held-builds.ts';

export function threadProgram(source: URL): string {
  const name = basename(source.pathname, '.ts');
  const isHeld = name === 'write-model' && process.env[heldBuildsVariable] !== undefined;
  return join(inject('programs'), 'server', `${isHeld ? 'held-model' : name}.js`);
}

/** Bundles need no loader. */
export const loaderOfSources = (): { execArgv?: string[] } => ({});
