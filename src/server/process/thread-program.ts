// Finds the program of a thread, in the sources or in the bundle next to the server.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programFolder } from '#server/configuration/program-folder.ts';

const isBundled = !import.meta.url.endsWith('.ts');

/** The program's file; its bundle has the same name as its source, next to the server's. */
export const threadProgram = (source: URL): string =>
  isBundled
    ? join(programFolder(), 'dist', 'server', `${basename(source.pathname, '.ts')}.js`)
    : fileURLToPath(source);

/** Running from the sources needs their loader in the thread too. */
export function loaderOfSources(): { execArgv?: string[] } {
  if (isBundled) return {};
  return { execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] };
}
