// Where the bundled programs of a run are, for tests that start one.
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import type { ProgramName } from './bundle-programs.ts';

export const bundledProgram = (name: ProgramName): string => join(inject('programs'), `${name}.js`);

/** In place of `thread-program.ts`: a server that runs from the sources starts its threads from the bundles. */
export const threadProgram = (source: URL): string =>
  join(inject('programs'), `${basename(source.pathname, '.ts')}.js`);

/** Bundles need no loader. */
export const loaderOfSources = (): { execArgv?: string[] } => ({});
