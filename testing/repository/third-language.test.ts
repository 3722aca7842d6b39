// Adds a language to a throwaway copy: the compiler must name every text that it lacks, so that none is shown in another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#language/language.ts';
import { copyOfRepository } from '#testing/repository-copy.ts';
import { type LanguageError, languageErrors } from './language-errors.ts';

const list = 'src/language/language.ts';
const plantedCatalogue = 'src/web/i18n/planted-catalogue.ts';

const copy = copyOfRepository();
const read = (path: string): string => readFileSync(join(copy.folder, path), 'utf8');

const sources = readdirSync(join(copy.folder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`);

interface Texts {
  readonly path: string;
  readonly line: number;
  /** From where they go to, such as a name, to their end. */
  readonly start: number;
  readonly end: number;
}

/** What the compiler holds to a type when it is the value: for what a function returns that is the function. */
function holderOf(node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent) || ts.isSourceFile(parent)) return node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent : holderOf(parent);
}

/** Every object that has something for each of the languages there are, found without the compiler's types. */
function textsIn(path: string): readonly Texts[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: Texts[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map(({ name }) => (name && 'text' in name ? name.text : ''));
      if (languages.every((language) => keys.includes(language))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ path, line: line + 1, start: holderOf(node).getStart(), end: node.end });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const texts = sources.flatMap(textsIn);
let errors: readonly LanguageError[] = [];

const isAbout = ({ path, at }: LanguageError, place: Texts): boolean =>
  path === place.path && at >= place.start && at < place.end;

const [firstMessage = '', ...otherMessages] = Object.entries(JSON.parse(read('src/web/i18n/en.json')));

beforeAll(async () => {
  const listed = read(list).replace(/languages = \[(.*)\] as const/, "languages = [$1, 'nl'] as const");
  expect(listed).toContain("'nl'");
  copy.plant({
    [list]: listed,
    'src/web/i18n/nl.json': JSON.stringify(Object.fromEntries(otherMessages)),
    [plantedCatalogue]: [
      '// The messages of the page in the third language, but for one.',
      "import dutch from './nl.json';",
      "import type { Messages } from './messages.ts';",
      'export const messages: Messages = dutch;',
    ].join('\n'),
  });
  errors = await languageErrors(copy);
});

afterAll(() => copy.remove());

test('the compiler names every text that a third language lacks', () => {
  const silent = texts.filter((place) => !errors.some((error) => isAbout(error, place)));
  expect(silent.map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  expect(texts.length).toBeGreaterThan(500);
});

test('and nothing else: the list and the texts are all there is to write', () => {
  const elsewhere = errors.filter(
    (error) => error.path !== plantedCatalogue && !texts.some((place) => isAbout(error, place)),
  );
  expect(elsewhere).toEqual([]);
});

test('the compiler names a message of the page that a third language lacks', () => {
  const [error] = errors.filter(({ path }) => path === plantedCatalogue);
  expect(error?.text).toContain(`"${firstMessage[0]}"`);
});
