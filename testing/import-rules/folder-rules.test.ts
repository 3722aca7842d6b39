// Holds the folders of the source to their import rules, and each rule to what it is there to find.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { repositoryFiles } from '#testing/repository/repository-files.ts';
import { foldersInCyclesWithTheirFiles, overfullFolders, siblingsInCycles } from './folder-rules.ts';
import { importsIn, sourceFiles } from './source-imports.ts';
import { type ForbiddingRule, unusedAllowances } from './unused-allowances.ts';

const importRules: { readonly forbidden: readonly ForbiddingRule[] } = createRequire(import.meta.url)(
  '../../import-rules.cjs',
);

const mostFiles = 25;

/** Folders that may hold more, as each of their files is one entry of a list. */
const lists: Readonly<Record<string, string>> = {
  'src/audit/rules/formulas': 'one file a rule',
  'src/audit/rules/structure': 'one file a rule',
  'src/audit/rules/integrity': 'one file a rule',
  'src/audit/rules/hygiene': 'one file a rule',
  'src/server/database/migrations': 'one file a migration',
};

const files = sourceFiles(repositoryFiles());
const imports = importsIn(files);
const paths = files.map(({ path }) => path);

describe('the source', () => {
  test('no sibling folders import each other', () => expect(siblingsInCycles(imports)).toEqual([]));

  test('no folder’s own files import a subfolder that imports them', () =>
    expect(foldersInCyclesWithTheirFiles(imports)).toEqual([]));

  test(`no folder holds over ${mostFiles} files`, () =>
    expect(overfullFolders(paths, mostFiles, lists)).toEqual([]));

  test.each(Object.keys(lists))('%s is there', (folder) =>
    expect(paths.some((path) => path.startsWith(`${folder}/`))).toBe(true),
  );

  test('what the matrix allows is used', () =>
    expect(unusedAllowances(importRules.forbidden, imports)).toEqual([]));
});

const planted = (...lines: readonly (readonly [from: string, to: string])[]) =>
  importsIn(
    lines.map(([from, to]) => ({ path: `src/${from}`, text: `import type { Held } from '${to}';\n` })),
  );

describe('the rules', () => {
  test('refuse siblings that import each other, wherever they stand', () => {
    const back = ['server/b/deep/two.ts', '#server/a/one.ts'] as const;
    expect(siblingsInCycles(planted(['server/a/one.ts', '../b/deep/two.ts'], back))).toEqual([
      'src/server: a, b',
    ]);
    expect(siblingsInCycles(planted(back))).toEqual([]);
  });

  test('refuse siblings that import each other by way of a third', () => {
    const found = planted(
      ['server/a/one.ts', '../b/two.ts'],
      ['server/b/two.ts', '../c/three.ts'],
      ['server/c/three.ts', '../a/one.ts'],
      ['server/d/four.ts', '../a/one.ts'],
    );
    expect(siblingsInCycles(found)).toEqual(['src/server: a, b, c']);
  });

  test('refuse a folder’s own files and a subfolder that import each other', () => {
    const [down, up] = [
      ['server/main.ts', './a/one.ts'],
      ['server/a/deep/two.ts', '#server/parts.ts'],
    ] as const;
    expect(foldersInCyclesWithTheirFiles(planted(down, up))).toEqual(['src/server: its files, a']);
    expect([down, up].flatMap((one) => foldersInCyclesWithTheirFiles(planted(one)))).toEqual([]);
  });

  test('count imports that come later, and none of a test', () => {
    const texts = [
      { path: 'src/server/a/one.ts', text: "export const later = () => import('../b/two.ts?worker');\n" },
      { path: 'src/server/b/two.ts', text: "export type { One } from '../a/one.ts';\n" },
      { path: 'src/server/c/three.test.ts', text: "import '../a/one.ts';\n" },
    ];
    expect(siblingsInCycles(importsIn(texts))).toEqual(['src/server: a, b']);
    expect(importsIn(texts)).toHaveLength(2);
  });

  test('refuse a folder that holds too much and is no list', () => {
    const many = ['list', 'heap'].flatMap((folder) =>
      ['a', 'b', 'c'].map((name) => `src/${folder}/${name}.ts`),
    );
    expect(overfullFolders(many, 2, { 'src/list': 'one file an entry' })).toEqual(['src/heap: 3 files']);
    expect(overfullFolders(many, 3, {})).toEqual([]);
  });

  test('refuse what is allowed and unused', () => {
    const rules: readonly ForbiddingRule[] = [
      { name: 'floor-a', from: { path: '^src/a/' }, to: { pathNot: ['^src/a/', '^src/b/', '^src/c/'] } },
      {
        name: 'npm-a',
        from: { path: '^src/a/' },
        to: { pathNot: ['node_modules/zod/', 'node_modules/pg/'] },
      },
      { name: 'node-a', from: { path: '^src/a/' }, to: { pathNot: ['^(node:)?fs$', '^(node:)?zlib$'] } },
      { name: 'floor-b', from: { path: '^src/b/' }, to: { pathNot: ['^src/b/'] } },
      { name: 'npm-b', from: { path: '^src/b/' }, to: { dependencyTypes: ['npm-dev'] } },
    ];
    const used = planted(['a/one.ts', '#b/two.ts'], ['a/one.ts', 'zod'], ['a/one.ts', 'node:fs']);
    expect(unusedAllowances(rules, used)).toEqual([
      'floor-a allows ^src/c/',
      'npm-a allows node_modules/pg/',
      'node-a allows ^(node:)?zlib$',
      'b may import any npm',
      'b may import any node',
    ]);
  });
});
