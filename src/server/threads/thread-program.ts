// Finds the program of a thread or process, in the sources or among the bundles.
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const isBundled = !import.meta.url.endsWith('.ts');

/** The program's file; its bundle has the same name as its source and is in the folder of the server, beside this one. */
export const threadProgram = (source: URL): string =>
  isBundled
    ? join(dirname(fileURLToPath(import.meta.url)), '..', 'server', `${basename(source.pathname, '.ts')}.js`)
    : fileURLToPath(source);

/** Running from the sources needs their loader there too. */
export function loaderOfSources(): { execArgv?: string[] } {
  if (isBundled) return {};
  return { execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] };
}

export function startThread(source: URL, data: unknown): Worker {
  if (isBundled) return new Worker(threadProgram(source), { workerData: data });
  // A thread cannot begin with a source, since its loader is not there yet. Nothing from outside gets into the text.
  const [loader, program] = [import.meta.resolve('tsx/esm/api'), source.href].map((file) =>
    JSON.stringify(file),
  );
  const start = `import(${loader}).then((loader) => loader.register()).then(() => import(${program}))`;
  return new Worker(start, { workerData: data, eval: true });
}
