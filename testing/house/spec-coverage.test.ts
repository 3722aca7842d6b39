// Every promise in docs/spec-coverage.md names tests that are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository-files.ts';

const rows = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what is promised'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | ?\|$/g, '').trim()));

/** A title as it is written in the source, its quotes not escaped. */
const sourceOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\\(['"`])/g, '$1');

function faultOf(reference: string): string | null {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(reference) ?? [];
  if (file === undefined || title === undefined) return 'is not of the form `file` › title';
  if (!/\.test\.tsx?$/.test(file) && !/^testing\/browser\/screens\//.test(file)) return 'is no test';
  if (!existsSync(join(root, file))) return 'names a file that is not there';
  return sourceOf(file).includes(title) ? null : 'names a title that the file does not have';
}

test('every promise is held by tests that are there', () => {
  expect(rows.length).toBeGreaterThan(60);
  const faults = rows.flatMap(([promise, heldBy = '']) =>
    heldBy.split('<br>').map((reference) => ({ promise, reference, fault: faultOf(reference.trim()) })),
  );
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});
