// Every promise has tests, every id stands where it is read, and docs/spec-coverage.md says what both say now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedTests } from '../coverage/cited-tests.ts';
import { coveragePage } from '../coverage/coverage-page.ts';
import promises from '../coverage/promises.json';
import { repositoryFiles, root } from './repository-files.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

const tests = citedTests();
const promised = Object.values(promises).flatMap((section) => Object.keys(section));

test('every promise has a test whose title begins with its id', () => {
  const held = new Set(tests.flatMap(({ ids }) => ids));
  expect(promised.length).toBeGreaterThan(60);
  expect(promised.filter((id) => !held.has(id))).toEqual([]);
});

test('no id is given twice', () => {
  const written = [...read('testing', 'coverage', 'promises.json').matchAll(/^ {4}"([^"]+)":/gm)];
  expect(written.map(([, id]) => id)).toEqual([...new Set(promised)]);
  expect(promised.filter((id) => !/^[A-Z]{2,}-\d+$/.test(id))).toEqual([]);
});

test('no id of a promise is where it has no effect', () => {
  const counted = new Set(tests.flatMap(({ file, ids }) => ids.map((id) => `${file} ${id}`)));
  const found = repositoryFiles()
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => ({ path, id })),
    );
  const ids = new Set(promised);
  expect(found.filter(({ path, id }) => ids.has(id) && !counted.has(`${path} ${id}`))).toEqual([]);
});

test('the page is what `npm run coverage-page` writes', () => {
  expect(read('docs', 'spec-coverage.md')).toBe(coveragePage(promises, tests));
});
