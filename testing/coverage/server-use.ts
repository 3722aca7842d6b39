// Whether a test uses the real server, stubs its replies, or does without, judged by what it calls.
import ts from 'typescript';
import { type ParsedFile, parsedFile } from './parsed-file.ts';

export type ServerUse = 'real' | 'answered' | 'none';

/** A journey always uses the built server; server tests start theirs through these. */
const atServer = /^(e2e|testing\/server)\//;

/** Looks at these parts of a file, and at everything they call among the test helpers. */
export function serverUse(file: ParsedFile, parts: readonly ts.Node[]): ServerUse {
  const called: [ParsedFile, ts.Node][] = parts.map((part) => [file, part]);
  const seen = new Set(parts);
  for (const [within, part] of called) {
    if (answersItself(part)) return 'answered';
    for (const name of namesUsed(part)) {
      const found = declarationOf(within, name);
      if (!found || seen.has(found[1])) continue;
      seen.add(found[1]);
      called.push(found);
    }
  }
  return called.some(([{ path }]) => atServer.test(path)) ? 'real' : 'none';
}

function declarationOf(file: ParsedFile, name: string): [ParsedFile, ts.Node] | null {
  const imported = file.imported.get(name);
  if (imported) return declarationOf(parsedFile(imported.path), imported.name);
  const statement = file.declared.get(name);
  return statement ? [file, statement] : null;
}

function namesUsed(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isTypeNode(part)) return;
    if (ts.isIdentifier(part)) names.add(part.text);
    if (ts.isPropertyAccessExpression(part)) visit(part.expression);
    else ts.forEachChild(part, visit);
  };
  visit(node);
  return names;
}

/** A call of the page that gets a stubbed reply, or a replaced `fetch`. */
function answersItself(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [first] = node.arguments;
    const { text } = node.expression.name;
    if (text === 'fulfill') return true;
    if (text === 'stubGlobal' && first && ts.isStringLiteral(first) && first.text === 'fetch') return true;
  }
  return ts.forEachChild(node, (part) => answersItself(part) || undefined) ?? false;
}
