// The page about the OWASP standard has every requirement of levels 1 and 2 once, counts them as they stand, and names tests that exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import requirements from './asvs-requirements.json';
import { citedPlaces, faultOf, isTestFile } from './cited-places.ts';
import { root } from './repository-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const states = ['test', 'construction', 'not applicable', 'not held'] as const;
type State = (typeof states)[number];

interface Row {
  readonly id: string;
  readonly level: number;
  readonly subject: string;
  readonly state: State;
  readonly reason: string;
}

const page = read('docs/asvs.md');
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', level, subject = '', given, reason = ''] = cellsOf(line);
    const state = states.find((one) => one === given);
    if (state === undefined) throw new Error(`${id} is in no known state: ${given}`);
    return { id, level: Number(level), subject, state, reason };
  });

const required = Object.values(requirements).flatMap((chapter) => Object.entries(chapter));

test('every requirement of levels 1 and 2 has one row, in its order and with its level', () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ id, level }) => [id, level])).toEqual(required);
});

test('every requirement is under the heading of its chapter', () => {
  const parts = page.split(/^## (?=V\d+ )/m).slice(1);
  const found = parts.map((part) => [
    part.split(' ')[0],
    [...part.matchAll(/^\| (V\d+\.\d+\.\d+) /gm)].map(([, id]) => id),
  ]);
  expect(found).toEqual(Object.entries(requirements).map(([id, chapter]) => [id, Object.keys(chapter)]));
});

test('the summary counts what the tables say', () => {
  const countsOf = (some: readonly Row[]) =>
    states.map((state) => some.filter((row) => row.state === state).length);
  const summary = page
    .split('\n')
    .filter((line) => /^\| (V\d+|all) /.test(line))
    .map(cellsOf)
    .map(([id, , ...counts]) => [id, counts.map(Number)]);
  const counted = Object.keys(requirements).map((id) => [
    id,
    countsOf(rows.filter((row) => row.id.startsWith(`${id}.`))),
  ]);
  expect(summary).toEqual([...counted, ['all', countsOf(rows)]]);
});

test('each row says what it is about, and why it is as it is', () => {
  const poor = rows.filter(({ subject, reason }) => subject.length < 10 || reason.length < 20);
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test('what a test holds names that test, and nothing else does without one', () => {
  const without = rows.filter(
    ({ state, reason }) => state === 'test' && !citedPlaces(reason).some(isTestFile),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

describe.each(['docs/asvs.md', 'docs/safety.md'])('%s', (path) => {
  const places = citedPlaces(read(path));

  test('names files and tests that are there', () => {
    expect(places.length).toBeGreaterThan(10);
    expect(places.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });
});

test('a file or a title that is gone is noticed', () => {
  const [file, title] = citedPlaces('`docs/gone.test.ts`; `docs/asvs.md` › “no such title anywhere”');
  expect(file && faultOf(file)).toBe('docs/gone.test.ts is not there');
  expect(title && faultOf({ ...title, path: 'package.json' })).toContain('has no test');
});
