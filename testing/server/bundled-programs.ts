// Where the bundled programs of a run are, for tests that start one.
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import type { ProgramName } from './bundle-programs.ts';

export const bundledProgram = (name: ProgramName): string => join(inject('programs'), `${name}.js`);

/** A variable of the environment. */
export const fromSources = 'TEST_THREADS_FROM_SOURCES';

/**
 * Starts threads from the sources meanwhile, for a test of one that runs out of memory: with the loader in it that
 * happens before the work has begun. Amid the work Node may end the whole process instead, as decision 040 tells.
 */
export async function onThreadsFromSources<Result>(test: () => Promise<Result>): Promise<Result> {
  vi.stubEnv(fromSources, '1');
  try {
    return await test();
  } finally {
    vi.stubEnv(fromSources, undefined);
  }
}
