// A financing balance: opening, paid in, paid back, closing; repayments never exceed the balance.
import {
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import type { PlacedBlock } from '../../flows/flow-block.ts';
import { openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { inPercent } from '../../rows/percentages.ts';
import { type FinancingPart, financingRowId } from './financing-row.ts';
import { dueRows } from './repayment-rows.ts';
import { financingTexts } from './texts.ts';

/** [FIN-1] The planned amount, never below 0. */
const planned = (block: PlacedBlock, flow: 'incCash' | 'expCash'): CellExpression => {
  const row = block.flowRow(flow);
  return row === null ? number(0) : call('MAX', number(0), cell(row));
};

/** [FIN-2] The committed share of a loan is drawn. */
function paidIn(block: PlacedBlock, isLoan: boolean): CellExpression {
  const commitment = isLoan ? ownTerm(block.resource, 'commitment') : null;
  const drawn = planned(block, 'incCash');
  return commitment === null ? drawn : over(times(drawn, inPercent(cell(commitment))), number(100));
}

export interface FinancingWords {
  readonly in: (name: string) => string;
  readonly out: (name: string) => string;
}

/** [FIN-3] */
export function balanceRows(
  plan: WorkbookPlan,
  block: PlacedBlock,
  isLoan: boolean,
  words: FinancingWords,
): readonly Row[] {
  const { resource } = block;
  const texts = financingTexts[plan.survey.template.language];
  const start = (part: FinancingPart | 'open', label: string) => ({
    id: financingRowId(resource, part),
    label,
    ...belongsTo(resource),
  });
  const id = (part: FinancingPart | 'open' | 'due') => cell(financingRowId(resource, part));
  const at = (part: FinancingPart | 'open') => cell(financingRowId(resource, part), 'zero');
  const most = plus(id('open'), id('in'));
  const byTerms = dueRows(plan, resource);
  const due =
    byTerms.length > 0 ? call('MIN', id('due'), id('open')) : call('MIN', planned(block, 'expCash'), most);
  return [
    ...block.placed.rows,
    moneyRow(
      plan,
      { ...start('open', texts.open(resource.name)), zero: formula(openingCell(resource)) },
      cell(financingRowId(resource, 'closing'), 'previous'),
    ),
    flowRow(
      plan,
      { ...start('in', words.in(resource.name)), note: texts.commitmentNote },
      paidIn(block, isLoan),
    ),
    ...byTerms,
    flowRow(plan, { ...start('out', words.out(resource.name)), note: texts.repaymentNote }, due),
    moneyRow(
      plan,
      {
        ...start('closing', texts.closing(resource.name)),
        role: 'total',
        zero: formula(minus(plus(at('open'), at('in')), at('out'))),
      },
      minus(most, id('out')),
    ),
  ];
}

/** [FIN-4] On the opening balance, which avoids a cycle. */
export function interestRows(plan: WorkbookPlan, { resource }: PlacedBlock): readonly Row[] {
  const rate = ownTerm(resource, 'interestmargin');
  if (rate === null) return [];
  const texts = financingTexts[plan.survey.template.language];
  const perPeriod = over(cell(rate), cell(rowId('assumptions', 'number'), 'constant'));
  return [
    flowRow(
      plan,
      {
        id: financingRowId(resource, 'interest'),
        label: texts.interest(resource.name),
        note: texts.interestNote,
        ...belongsTo(resource),
      },
      times(perPeriod, cell(financingRowId(resource, 'open'))),
    ),
  ];
}
