// Walks a formula tree from the root, giving each node and how many calls stand around it.
import type { CellExpression } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';

export type Visit = (node: CellExpression, callDepth: number, around: CellExpression | null) => void;

function visitNode(node: CellExpression, depth: number, around: CellExpression | null, visit: Visit): void {
  visit(node, depth, around);
  if (node.kind === 'negate') visitNode(node.operand, depth, node, visit);
  if (node.kind === 'binary') {
    visitNode(node.left, depth, node, visit);
    visitNode(node.right, depth, node, visit);
  }
  if (node.kind === 'call') for (const argument of node.args) visitNode(argument, depth + 1, node, visit);
}

/** Every formula of a row: its constant, its total, its zero period and its forecast. */
export function visitRow(row: Row, visit: Visit): void {
  for (const content of [row.constant, row.total, row.zero, row.periods]) {
    if (content?.kind === 'formula') visitNode(content.expression, 0, null, visit);
  }
}
