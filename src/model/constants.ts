// Numbers that a user wrote into a formula: each gets an input cell, so that no formula hides a number.
import type { RowId } from '#workbook/cell-expression.ts';
import type { ReadyFlow } from './flow.ts';
import { ownConstants } from './lower.ts';
import { rowId } from './row-id.ts';

export interface FormulaConstant {
  readonly id: RowId;
  readonly formulaName: string;
  readonly value: number;
}

export const constantRowId = ({ formula }: ReadyFlow, value: number): RowId =>
  rowId('assumptions', 'constant', formula.id, String(value));

/** One a formula and value, however many resources use the formula. */
export function formulaConstants(flows: readonly ReadyFlow[]): readonly FormulaConstant[] {
  const found = new Map<RowId, FormulaConstant>();
  for (const flow of flows) {
    for (const value of ownConstants(flow.expression)) {
      const id = constantRowId(flow, value);
      found.set(id, { id, formulaName: flow.formula.name, value });
    }
  }
  return [...found.values()];
}
