// Tries every forbidden import and text in a throwaway copy of the house: each must be refused, by the rule meant for it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfTheHouse } from '#testing/house-copy.ts';
import { brokenLaws, type Faults, lintFaults, typeErrors } from './faults.ts';
import { alsoRefusedByTheCompiler, pairs, plantedPairs, plantOf } from './floor-pairs.ts';
import { allowedImports, forbiddenImports, innocentFiles } from './forbidden-imports.ts';
import { refusedByLint, refusedByTypes } from './forbidden-texts.ts';

const textsOf = (plants: readonly { path: string; text: string }[]) =>
  Object.fromEntries(plants.map(({ path, text }) => [path, text]));

const house = copyOfTheHouse();
const found: Record<'before' | 'laws' | 'lint' | 'types', Faults> = {
  before: new Map(),
  laws: new Map(),
  lint: new Map(),
  types: new Map(),
};

beforeAll(async () => {
  found.before = await brokenLaws(house);
  house.plant({
    ...innocentFiles,
    ...allowedImports,
    ...plantedPairs(),
    ...textsOf(forbiddenImports),
    ...textsOf(refusedByLint),
    ...textsOf(refusedByTypes),
  });
  [found.laws, found.lint, found.types] = await Promise.all([
    brokenLaws(house),
    lintFaults(house),
    typeErrors(house),
  ]);
});

afterAll(() => house.remove());

test('the house as it stands breaks no law', () => {
  expect([...found.before]).toEqual([]);
});

describe('floors', () => {
  test.each(pairs.filter(({ allowed }) => allowed))('$from may import $to', ({ from, to }) => {
    expect(found.laws.get(plantOf(from, to)) ?? []).toEqual([]);
  });

  test.each(pairs.filter(({ allowed }) => !allowed))('$from may not import $to', ({ from, to }) => {
    expect(found.laws.get(plantOf(from, to))).toContain(`floor-${from}`);
  });

  test.each(alsoRefusedByTheCompiler)('the compiler too keeps $from from importing $to', ({ from, to }) => {
    expect(found.types.get(plantOf(from, to))).toContain('TS6307');
  });
});

describe('imports', () => {
  test.each(forbiddenImports)('refuses $kind', ({ path, rule }) => {
    expect(found.laws.get(path)).toContain(rule);
  });

  test.each(Object.keys(allowedImports))('allows what %s imports', (path) => {
    expect(found.laws.get(path) ?? []).toEqual([]);
  });
});

describe('lint', () => {
  test.each(refusedByLint)('refuses $kind', ({ path, rule }) => {
    expect(found.lint.get(path)).toContain(rule);
  });
});

describe('types', () => {
  test.each(refusedByTypes)('refuse $kind', ({ path, rule }) => {
    expect(found.types.get(path)).toContain(rule);
  });
});
