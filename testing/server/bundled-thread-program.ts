// In place of `thread-program.ts`: a server that runs from the sources starts its threads from the bundles.
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import * as ofSources from '../../src/server/process/thread-program.ts';
import { fromSources } from './bundled-programs.ts';

const isBundled = (): boolean => process.env[fromSources] === undefined;

export const threadProgram = (source: URL): string =>
  isBundled()
    ? join(inject('programs'), `${basename(source.pathname, '.ts')}.js`)
    : ofSources.threadProgram(source);

/** Bundles need no loader. */
export const loaderOfSources = (): { execArgv?: string[] } =>
  isBundled() ? {} : ofSources.loaderOfSources();
