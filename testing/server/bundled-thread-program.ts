// In place of `thread-program.ts`: a server that runs from the sources starts its threads and processes from the bundles.
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import { heldBuildsVariable } from './held-builds.ts';

/** A variable of the environment: what stands in for `document-program.ts`. */
export const documentProgramVariable = 'TEST_DOCUMENT_PROGRAM';

export const threadProgram = (source: URL): string =>
  join(inject('programs'), 'server', `${programFor(basename(source.pathname, '.ts'))}.js`);

function programFor(name: string): string {
  if (name === 'write-model' && process.env[heldBuildsVariable] !== undefined) return 'held-model';
  if (name === 'document-program') return process.env[documentProgramVariable] ?? name;
  return name;
}

/** Bundles need no loader. */
export const loaderOfSources = (): { execArgv?: string[] } => ({});

export const startThread = (source: URL, data: unknown): Worker =>
  new Worker(threadProgram(source), { workerData: data });
