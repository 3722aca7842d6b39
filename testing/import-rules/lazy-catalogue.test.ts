// Tests that the page has the data of the catalogue in what makes models alone, which is loaded when the dialog first asks.
import { expect, test } from 'vitest';
import { repositoryFiles } from '#testing/repository/repository-files.ts';
import { importsIn, type SourceFile, sourceFiles } from './source-imports.ts';

const data = /^src\/catalog\/(?:kinds|places|sources)\//;
const generator = /^src\/web\/features\/editor\/generation\/generator\/(?:answer|generator-worker)\.ts$/;
const web = /^src\/web\//;

const imports = /^(?:import|export) (?!type )[^;'"]*? from '[^']+';/gmu;
const type = /(?<=[{,]\s*)type \w+(?: as \w+)?,?/gu;

/** Its imports alone, without those of types and without what comes later. */
const importsAtOnce = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: [...text.matchAll(imports)]
    .map(([statement]) => statement.replaceAll(type, ''))
    .filter((statement) => !/\{\s*\}/u.test(statement))
    .join('\n'),
});

/** Every file that comes with one of these. */
function comingWith(starts: readonly string[], files: readonly SourceFile[]): ReadonlySet<string> {
  const imported = new Map<string, string[]>();
  for (const { from, to } of importsIn(files.map(importsAtOnce)))
    imported.set(from, [...(imported.get(from) ?? []), to]);
  const seen = new Set(starts);
  for (const path of seen) for (const to of imported.get(path) ?? []) seen.add(to);
  return seen;
}

test('no file of the page but the generator comes with the catalogue', () => {
  const files = sourceFiles(repositoryFiles()).filter(({ path }) =>
    /^src\/(?:web|generate|catalog)\//.test(path),
  );
  const dataIn = (starts: readonly string[]) =>
    [...comingWith(starts, files)].filter((path) => data.test(path));
  const paths = files.map(({ path }) => path).filter((path) => web.test(path));
  expect(dataIn(paths.filter((path) => !generator.test(path)))).toEqual([]);
  // The same finds it where it is.
  expect(dataIn(paths.filter((path) => generator.test(path))).length).toBeGreaterThan(100);
});
