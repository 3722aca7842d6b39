// Tries each forbidden import and text in a throwaway copy: each must be refused, by the rule meant for it.
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfToolSettings } from '#testing/repository-copy.ts';
import { brokenImportRules, type Faults, lintFaults, typeErrors } from './faults.ts';
import { pairs, plantedImports, plantedPairs, plantOf, refusedByTheCompiler } from './floor-pairs.ts';
import { allowedImports, forbiddenImports, innocentFiles } from './forbidden-imports.ts';
import { refusedByLint, refusedByTypes } from './forbidden-texts.ts';

interface ImportRules {
  readonly forbidden: readonly {
    readonly name: string;
    readonly to: { readonly pathNot: readonly string[] };
  }[];
}

const importRules: ImportRules = createRequire(import.meta.url)('../../import-rules.cjs');

const textsOf = (plants: readonly { path: string; text: string }[]) =>
  Object.fromEntries(plants.map(({ path, text }) => [path, text]));

const copy = copyOfToolSettings();
const found: Record<'imports' | 'lint' | 'types', Faults> = {
  imports: new Map(),
  lint: new Map(),
  types: new Map(),
};

beforeAll(async () => {
  copy.plant({
    ...innocentFiles,
    ...allowedImports,
    ...plantedImports(),
    ...textsOf(forbiddenImports),
    ...textsOf(refusedByLint),
    ...textsOf(refusedByTypes),
  });
  [found.imports, found.lint, found.types] = await Promise.all([
    brokenImportRules(copy),
    lintFaults(copy),
    typeErrors(copy),
  ]);
});

afterAll(() => copy.remove());

describe('floors', () => {
  test.each(pairs)('the matrix tells whether $from may import $to', ({ from, to, allowed }) => {
    const rule = importRules.forbidden.find(({ name }) => name === `floor-${from}`);
    const mayImport = rule?.to.pathNot.some((path) => new RegExp(path).test(`src/${to}/any.ts`));
    expect(mayImport).toBe(allowed);
  });

  test.each(plantedPairs)('an import of $to in $from is as the matrix says', (pair) => {
    const broken = found.imports.get(plantOf(pair)) ?? [];
    expect(broken).toEqual(pair.allowed ? [] : expect.arrayContaining([`floor-${pair.from}`]));
  });

  test.each(refusedByTheCompiler)('the compiler too keeps $from from importing $to', (pair) => {
    expect(found.types.get(plantOf(pair))).toContain('TS6307');
  });
});

describe('imports', () => {
  test('each rule is tried', () => {
    const tried = [
      ...plantedPairs.map(({ from }) => `floor-${from}`),
      ...forbiddenImports.map(({ rule }) => rule),
    ];
    expect(importRules.forbidden.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([]);
  });

  test.each(forbiddenImports)('refuses $kind', ({ path, rule }) => {
    expect(found.imports.get(path)).toContain(rule);
  });

  test.each(Object.keys(allowedImports))('allows what %s imports', (path) => {
    expect(found.imports.get(path) ?? []).toEqual([]);
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
