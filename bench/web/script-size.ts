// P8: the compressed script a screen needs before it can be used, read from the manifest of the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, '../../dist/web');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** A screen needs the entry, its own chunk and the texts, each with what they import at once. */
export function scriptKb(screens: readonly string[]): number {
  return kbOf('manifest.json', screens);
}

/** The page of a spreadsheet behind a link is built apart; its texts come in one language. */
export const sheetScriptKb = (): number => kbOf('sheet-manifest.json', ['i18n/en.json?sheet']);

/** What a stranger sees before the app is there. */
export function firstPictureKb(): number {
  const file = readdirSync(join(built, 'assets')).find((name) => /^first-picture-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no first picture.');
  return gzippedBytes(join('assets', file)) / 1024;
}

const gzippedBytes = (file: string): number => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;

function kbOf(listed: string, screens: readonly string[]): number {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(built, '.vite', listed), 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...entries, ...screens].forEach(visit);
  return [...files].reduce((sum, file) => sum + gzippedBytes(file), 0) / 1024;
}
