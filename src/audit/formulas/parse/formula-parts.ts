// Traverses the parts of a formula tree.
import type { FormulaTree } from './formula-tree.ts';

const none: readonly FormulaTree[] = [];

/** The parts that a node is made of, from left to right. */
export function partsOf(tree: FormulaTree): readonly FormulaTree[] {
  switch (tree.kind) {
    case 'unary':
      return [tree.operand];
    case 'binary':
    case 'join':
      return [tree.left, tree.right];
    case 'call':
      return tree.args.filter((arg) => arg !== null);
    case 'array':
      return tree.lines.flat();
    default:
      return none;
  }
}

/** The first node, the tree itself included, that is looked for. */
export function findPart(tree: FormulaTree, isSought: (part: FormulaTree) => boolean): FormulaTree | null {
  const waiting = [tree];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (isSought(part)) return part;
    waiting.push(...[...partsOf(part)].reverse());
  }
  return null;
}

/** The name of the first call to one of these functions; null without one. */
export function calledOf(tree: FormulaTree, names: ReadonlySet<string>): string | null {
  const found = findPart(tree, (part) => part.kind === 'call' && names.has(part.name));
  return found?.kind === 'call' ? found.name : null;
}
