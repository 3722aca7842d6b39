// Bundles what tests run in threads and processes of their own: a bundle starts in a tenth of the time of the sources.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { removeFolder } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled programs. */
    programs: string;
  }
}

const root = join(import.meta.dirname, '..', '..');

const sources = {
  'write-model': 'src/server/features/model/write-model.ts',
  'passes-checks': 'src/server/features/gallery/passes-checks.ts',
  'read-posted-save': 'src/server/documents/read-posted-save.ts',
  'held-work': 'testing/server/held-work.ts',
  'run-server': 'testing/server/run-server.ts',
  'migrate-process': 'testing/server/migrate-process.ts',
  'open-sqlite-process': 'testing/server/open-sqlite-process.ts',
  'work-off-queue': 'testing/crash/work-off-queue.ts',
} as const;

export type ProgramName = keyof typeof sources;

const input = Object.fromEntries(Object.entries(sources).map(([name, path]) => [name, join(root, path)]));

export async function setup(project: TestProject): Promise<() => void> {
  // Inside the repository, where the bundles find their packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'test-programs-'));
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash].js' } },
    },
  });
  project.provide('programs', folder);
  return () => removeFolder(folder);
}
