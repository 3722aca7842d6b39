// Bundles what tests run in threads and processes of their own: a bundle starts in a tenth of the time of the sources.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundlePrograms, threadPrograms } from '../../scripts/build/bundle.mjs';
import { removeFolder } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled programs. */
    programs: string;
  }
}

const root = join(import.meta.dirname, '..', '..');

const sources = {
  ...threadPrograms,
  'failing-documents': join(root, 'testing/server/failing-documents.ts'),
  'held-model': join(root, 'testing/server/held-model.ts'),
  'held-work': join(root, 'testing/server/held-work.ts'),
  'run-server': join(root, 'testing/server/run-server.ts'),
  'migrate-process': join(root, 'testing/server/migrate-process.ts'),
  'open-sqlite-process': join(root, 'testing/server/open-sqlite-process.ts'),
  'run-mortal-server': join(root, 'testing/crash/run-mortal-server.ts'),
  'work-off-queue': join(root, 'testing/crash/work-off-queue.ts'),
};

export type ProgramName = keyof typeof sources;

export async function setup(project: TestProject): Promise<() => void> {
  // Inside the repository, where the bundles find their packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'test-programs-'));
  const programs = Object.entries(sources).map(([name, source]) => [`server/${name}`, source]);
  await bundlePrograms(Object.fromEntries(programs), folder);
  project.provide('programs', folder);
  return () => removeFolder(folder);
}
