// A parsed test or test helper: its statements, its declarations by name, and its imports.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { root } from '../repository/repository-files.ts';

interface ImportedName {
  readonly path: string;
  readonly name: string;
}

export interface ParsedFile {
  readonly path: string;
  readonly statements: readonly ts.Statement[];
  readonly declared: ReadonlyMap<string, ts.Statement>;
  readonly imported: ReadonlyMap<string, ImportedName>;
}

const parsed = new Map<string, ParsedFile>();

/** By its path from the root of the repository; each is read once. */
export function parsedFile(path: string): ParsedFile {
  const known = parsed.get(path) ?? parseFile(path, readFileSync(join(root, path), 'utf8'));
  parsed.set(path, known);
  return known;
}

export function parseFile(path: string, text: string): ParsedFile {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return {
    path,
    statements,
    declared: declarationsIn(statements),
    imported: new Map(statements.flatMap((statement) => importsOf(path, statement))),
  };
}

/** The same file as seen from within one of its blocks. */
export const within = (file: ParsedFile, { statements }: ts.Block): ParsedFile => ({
  ...file,
  statements,
  declared: new Map([...file.declared, ...declarationsIn(statements)]),
});

const declarationsIn = (statements: readonly ts.Statement[]): ReadonlyMap<string, ts.Statement> =>
  new Map(statements.flatMap((statement) => namesOf(statement).map((name) => [name, statement])));

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
}

const boundNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

/** Values only: a type does nothing. */
function importsOf(from: string, statement: ts.Statement): readonly (readonly [string, ImportedName])[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const path = sharedByTests(from, statement.moduleSpecifier.text);
  const bindings = statement.importClause?.namedBindings;
  if (path === null || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName = name }) => [name.text, { path, name: propertyName.text }]);
}

/** What the product itself does when called does not count as the test's doing. */
function sharedByTests(from: string, specifier: string): string | null {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#/, '');
  return /^(testing|e2e)\/.*\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null;
}
