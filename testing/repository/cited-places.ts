// The files and tests that a document names: a path in backticks, and after it the title of a test in that file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository-files.ts';

export interface CitedPlace {
  readonly path: string;
  /** Undefined where the file as a whole is meant. */
  readonly title: string | undefined;
}

export const isTestFile = ({ path }: CitedPlace): boolean => /\.test\.tsx?$/.test(path);

export function citedPlaces(text: string): readonly CitedPlace[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`(?: › “([^”]+)”)?/g)].map(
    ([, path = '', title]) => ({
      path,
      title,
    }),
  );
}

/** What is wrong with a citation, or null. */
export function faultOf({ path, title }: CitedPlace): string | null {
  const file = join(root, path);
  if (!existsSync(file)) return `${path} is not there`;
  if (title === undefined) return null;
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return text.includes(title) ? null : `${path} has no test “${title}”`;
}
