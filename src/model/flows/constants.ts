// Constants that a user wrote into a formula: each gets an input cell, so that no formula hides a number.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import type { FormulaConstant } from '../plan/sheet-definition.ts';
import { expressionsOf, type ReadyFlow } from '../survey/flow.ts';
import { constantsIn } from './lower-expression.ts';

export const constantRowId = ({ formula }: ReadyFlow, value: number): RowId =>
  rowId('assumptions', 'constant', formula.id, String(value));

export const formulaConstants = (flow: ReadyFlow): readonly FormulaConstant[] =>
  expressionsOf(flow)
    .flatMap(constantsIn)
    .map((value) => ({
      id: constantRowId(flow, value),
      formulaName: flow.formula.name,
      value,
    }));

/** One per formula and value, however many resources use the formula. */
export const distinctConstants = (constants: readonly FormulaConstant[]): readonly FormulaConstant[] => [
  ...new Map(constants.map((constant) => [constant.id, constant])).values(),
];
