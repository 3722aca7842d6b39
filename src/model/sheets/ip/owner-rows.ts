// What the owners pay in and get back, and what that returns to them.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  negate,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { atTheEnd, exitAmount, exitNeeds } from './exit-rows.ts';
import { ipId, single } from './ip-row.ts';
import { type RateOfReturn, rateRows, rateWorkings } from './rate-rows.ts';
import { returnTexts } from './return-texts.ts';

/** [IP-22] Dividends and money paid back, less money paid in. */
function beforeExitRow(plan: WorkbookPlan): Row {
  const texts = returnTexts[plan.survey.template.language];
  const paidOut = plus(
    exportedCell(plan, rowId('is', 'dividends')),
    exportedCell(plan, rowId('financing', 'equity_repayment')),
  );
  return moneyRow(
    plan,
    { id: ipId('equity_before_exit'), label: texts.equityBeforeExit, span: 'sum' },
    minus(paidOut, exportedCell(plan, rowId('financing', 'contribution'))),
  );
}

/** [IP-22] What is left to the owners: the exit value, less loans, plus the cash that the business does not need. */
function leftRows(plan: WorkbookPlan): readonly Row[] {
  if (valuationOptions(plan.survey.template).exit === 'none') return [];
  const texts = returnTexts[plan.survey.template.language];
  const [debt, least] = [rowId('financing', 'debt'), rowId('wc', 'minimum_cash')];
  const withCash = ipId('exit_with_cash');
  const taken = [debt, least].filter((row) => isExported(plan, row)).map((row) => cell(row));
  return [
    moneyRow(
      plan,
      { id: withCash, label: texts.exitWithCash, span: 'sum' },
      atTheEnd(plus(exitAmount(plan), cell(rowId('cf', 'closing_cash')))),
    ),
    moneyRow(
      plan,
      {
        id: ipId('equity_at_exit'),
        label: texts.equityAtExit,
        note: texts.equityAtExitNote,
        span: 'sum',
      },
      atTheEnd(minus(cell(withCash), ...taken)),
    ),
  ];
}

/** [IP-22] At the opening the owners put in all that is theirs. */
function ownCapital(plan: WorkbookPlan): CellExpression {
  const paidIn = rowId('financing', 'paid_in_capital');
  const earnings = cell(rowId('is', 'earnings_closing'));
  return isExported(plan, paidIn) ? negate(plus(cell(paidIn), earnings)) : negate(earnings);
}

/** The flow as numbers throughout, and beside it, where the value by growth may be n/a, the one that says so. */
function flowRows(plan: WorkbookPlan): readonly Row[] {
  const { template } = plan.survey;
  const texts = returnTexts[template.language];
  const { exit, isOpeningInvested } = valuationOptions(template);
  const before = cell(ipId('equity_before_exit'));
  const all = exit === 'none' ? before : plus(before, cell(ipId('equity_at_exit')));
  const zero = formula(isOpeningInvested ? ownCapital(plan) : number(0));
  const flow = { id: ipId('equity_flow'), role: 'total', label: texts.equityFlow, span: 'sum' } as const;
  const note = isOpeningInvested
    ? `${texts.equityFlowNote} ${texts.equityInvestedNote}`
    : texts.equityFlowNote;
  const needed = exitNeeds(plan);
  if (needed === null) return [moneyRow(plan, { ...flow, note, zero }, all)];
  const isEarlier = binary(cell(ipId('number')), '<', cell(rowId('assumptions', 'count'), 'constant'));
  const isKnown = binary(plus(isEarlier, call('ISNUMBER', needed)), '>', number(0));
  const counted = cell(ipId('equity_counted'));
  return [
    moneyRow(plan, { id: ipId('equity_counted'), label: texts.equityCounted, span: 'sum', zero }, all),
    moneyRow(plan, { ...flow, note, zero: formula(counted) }, call('IF', isKnown, counted, missing)),
  ];
}

/** [IP-23] */
function multipleRows(plan: WorkbookPlan, flow: CellExpression): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = returnTexts[language];
  const [paidIn, paidOut] = [ipId('equity_paid_in'), ipId('equity_paid_out')];
  const positive = call('MAX', number(0), flow);
  const negative = call('MAX', number(0), negate(flow));
  const { isOpeningInvested } = valuationOptions(plan.survey.template);
  const row = (id: string, label: string, part: CellExpression): Row =>
    flowRow(plan, { id, label, zero: isOpeningInvested ? formula(part) : null }, part);
  const all = (id: string): CellExpression =>
    isOpeningInvested ? plus(cell(id, 'zero'), cell(id, 'total')) : cell(id, 'total');
  const isPaidIn = binary(all(paidIn), '>', number(0));
  const needed = exitNeeds(plan);
  const exists =
    needed === null ? isPaidIn : binary(times(isPaidIn, call('ISNUMBER', needed)), '=', number(1));
  return [
    row(paidOut, texts.equityPaidOut, positive),
    row(paidIn, texts.equityPaidIn, negative),
    single(
      {
        id: ipId('money_multiple'),
        role: 'total',
        label: texts.moneyMultiple,
        note: texts.moneyMultipleNote,
        format: 'ratio',
        unit: plainUnit(modelTexts[language].times),
      },
      call('IF', exists, over(all(paidOut), all(paidIn)), missing),
    ),
  ];
}

const ownersFlow = (plan: WorkbookPlan): RowId =>
  ipId(exitNeeds(plan) === null ? 'equity_flow' : 'equity_counted');

const rateOf = (plan: WorkbookPlan): RateOfReturn => ({
  id: 'equity_irr',
  bothSignsId: 'equity_both_signs',
  flow: ownersFlow(plan),
  needs: exitNeeds(plan),
  texts: returnTexts[plan.survey.template.language].rates.equity_irr,
});

/** [IP-22] None where the template says nothing of an exit or of what is invested. */
export function ownerRows(plan: WorkbookPlan): readonly Row[] {
  const { template } = plan.survey;
  if (!valuationOptions(template).hasExit) return [];
  const texts = returnTexts[template.language];
  return [
    blank('ip', 'before_owners'),
    heading('ip', 'owners', texts.owners),
    beforeExitRow(plan),
    ...leftRows(plan),
    ...flowRows(plan),
    blank('ip', 'before_owners_rate'),
    heading('ip', 'owners_rate', texts.ownersRate),
    ...rateRows(plan, rateOf(plan)),
    ...multipleRows(plan, cell(ownersFlow(plan))),
  ];
}

/** None where the template says nothing of an exit or of what is invested. */
export const ownerWorkings = (plan: WorkbookPlan): readonly Row[] =>
  valuationOptions(plan.survey.template).hasExit ? rateWorkings(plan, rateOf(plan)) : [];
