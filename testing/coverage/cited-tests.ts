// Finds every test whose title begins with ids, as in `[ROUTE-1] [ROUTE-2] opens the list`.
import ts from 'typescript';
import { repositoryFiles } from '../repository/repository-files.ts';
import { type ParsedFile, parsedFile, within } from './parsed-file.ts';
import { type ServerUse, serverUse } from './server-use.ts';

export interface CitedTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly server: ServerUse;
}

const idsAtStart = /^(\[[A-Z]+-\d+\] )+/;
const citedAnywhere = /['"`]\[[A-Z]+-\d+\] /;

export function citedTests(): readonly CitedTest[] {
  return repositoryFiles()
    .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && citedAnywhere.test(text))
    .flatMap(({ path }) => testsIn(parsedFile(path)));
}

/** Setup that runs before a test counts as part of it, and so do the cases it is run for. */
export function testsIn(file: ParsedFile, around: readonly ts.Node[] = []): readonly CitedTest[] {
  const found: CitedTest[] = [];
  const parts = [...around, ...hooksOf(file.statements)];
  const lookAt = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? namedCall(node) : null;
    if (call?.kind === 'describe' && call.body)
      found.push(...testsIn(within(file, call.body), [...parts, call.callee]));
    else if (call && idsAtStart.test(call.title)) found.push(cited(file, call.title, [...parts, node]));
    else ts.forEachChild(node, lookAt);
  };
  file.statements.forEach(lookAt);
  return found;
}

function cited(file: ParsedFile, title: string, parts: readonly ts.Node[]): CitedTest {
  const [start = ''] = idsAtStart.exec(title) ?? [];
  return {
    file: file.path,
    title: title.slice(start.length),
    ids: [...start.matchAll(/[A-Z]+-\d+/g)].map(([id]) => id),
    server: serverUse(file, parts),
  };
}

interface NamedCall {
  readonly kind: string;
  readonly callee: ts.Expression;
  readonly title: string;
  readonly body: ts.Block | undefined;
}

/** `it`, `test` or `describe`, also with cases: `it.each(cases)(title, run)`. */
function namedCall(node: ts.CallExpression): NamedCall | null {
  const kind = firstName(node.expression);
  const [title, ...others] = node.arguments;
  if (!/^(it|test|describe)$/.test(kind) || !title || !ts.isStringLiteralLike(title)) return null;
  const run = others.find((other) => ts.isArrowFunction(other) && ts.isBlock(other.body));
  const body = run && ts.isArrowFunction(run) && ts.isBlock(run.body) ? run.body : undefined;
  return { kind, callee: node.expression, title: title.text, body };
}

function firstName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)
    ? firstName(expression.expression)
    : '';
}

const hooksOf = (statements: readonly ts.Statement[]): readonly ts.Node[] =>
  statements.filter(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      /^before(All|Each)$/.test(firstName(statement.expression.expression)),
  );
