// The checks as rows: 1 in the periods where one fails, and in the constant column when it fails anywhere.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  negate,
  number,
  plus,
  span,
  stack,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { type ListedCheck, listedChecks } from '../../plan/checks.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { ModelCheck, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, masterCheckId } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { toleranceInputId, toleranceRow } from '../../rows/tolerance.ts';
import type { CrossCheck } from '../../texts/check-texts.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { contentTexts } from './texts.ts';

const id = (part: string) => rowId('content', part);

const tolerance = cell(id('tolerance'), 'constant');
/** Flows that cancel out may be far larger than the assets, and so may the rounding differences of their sums. */
const ofFlows = times(tolerance, number(1000));
const closingCash = cell(rowId('cf', 'closing_cash'));
const debt = cell(rowId('financing', 'debt'));

interface CheckTest {
  /** True where the check fails. */
  readonly fault: CellExpression;
  /** Balances are checked in the zero period too, or only there; some checks apply once. */
  readonly looksAt: 'periods' | 'zero' | 'both' | 'constant';
}

/** [CHK-7] Results that everything else feeds into: an error anywhere shows up in one of them. */
const totalAssets = cell(rowId('bs', 'total_assets'));
const keyFigures = id('key_figures');

function errorFault(plan: WorkbookPlan): CellExpression {
  const rest = ['cf.closing_cash', 'ip.fcff']
    .filter((exported) => isExported(plan, exported))
    .map((exported) => cell(exported));
  // Comparing a truth value with 0 would never fail, since in spreadsheets no truth value equals a number.
  return minus(number(1), call('ISNUMBER', plus(cell(keyFigures), ...rest)));
}

/** [CHK-7] One of the two steps to the sum of all key figures. */
const keyFigureRow = (plan: WorkbookPlan): Row =>
  moneyRow(
    plan,
    {
      id: keyFigures,
      label: contentTexts[plan.survey.template.language].keyFigures,
      note: contentTexts[plan.survey.template.language].keyFiguresNote,
    },
    plus(totalAssets, cell(rowId('is', 'net_income'))),
  );

function payoutTest(part: 'payout' | 'cash_payout'): CheckTest {
  const most = plus(number(100), cell(toleranceInputId, 'constant'));
  return { fault: binary(cell(rowId('financing', part)), '>', most), looksAt: 'periods' };
}

function testOf(check: CrossCheck, plan: WorkbookPlan): CheckTest {
  switch (check) {
    case 'balance':
      return {
        fault: binary(call('ABS', cell(rowId('bs', 'check'))), '>', tolerance),
        looksAt: 'both',
      };
    case 'cash': {
      const difference = minus(closingCash, cell(rowId('bs', 'cash')));
      return { fault: binary(call('ABS', difference), '>', tolerance), looksAt: 'both' };
    }
    case 'opening_cash':
      return { fault: binary(closingCash, '<', negate(tolerance)), looksAt: 'zero' };
    case 'debt':
      return { fault: binary(debt, '<', negate(tolerance)), looksAt: 'both' };
    case 'payout':
      return payoutTest('payout');
    case 'cash_payout':
      return payoutTest('cash_payout');
    case 'errors':
      return { fault: errorFault(plan), looksAt: 'periods' };
  }
}

/** [CHK-8] A sheet's own check may count its faults; here it is 1 or 0. [CHK-11] A difference fails beyond the tolerance. */
function sheetCheckTest({ row: id, kind }: ModelCheck): CheckTest {
  switch (kind) {
    case 'fault':
      return { fault: binary(cell(id), '>', number(0)), looksAt: 'periods' };
    case 'difference':
      return { fault: binary(call('ABS', cell(id)), '>', ofFlows), looksAt: 'periods' };
    case 'single difference':
      return { fault: binary(call('ABS', cell(id, 'constant')), '>', ofFlows), looksAt: 'constant' };
  }
}

const listedTest = ({ finding }: ListedCheck, plan: WorkbookPlan): CheckTest =>
  finding.kind === 'cross-check' ? testOf(finding.check, plan) : sheetCheckTest(finding.check);

function checkRow(check: ListedCheck, plan: WorkbookPlan): Row {
  const { fault, looksAt } = listedTest(check, plan);
  const isOne = call('IF', fault, number(1), number(0));
  const flag = formula(isOne);
  const zero = cell(check.row, 'zero');
  const anywhere = {
    zero: call('MAX', zero),
    periods: call('MAX', span(check.row)),
    both: call('MAX', zero, span(check.row)),
    constant: isOne,
  };
  return row({
    id: check.row,
    role: 'check',
    label: check.label,
    format: 'verdict',
    unit: plainUnit(modelTexts[plan.survey.template.language].verdict),
    link: check.sheetId,
    constant: formula(anywhere[looksAt]),
    total: looksAt === 'zero' || looksAt === 'constant' ? null : formula(call('SUM', span(check.row))),
    zero: looksAt === 'zero' || looksAt === 'both' ? flag : null,
    periods: looksAt === 'periods' || looksAt === 'both' ? flag : null,
  });
}

/** [CHK-9] A sum that is not a number fails too. */
export function checkRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = contentTexts[language];
  const rows = listedChecks(plan).map((check) => checkRow(check, plan));
  const gap = blank('content', 'checks');
  const failed = cell(id('failed'), 'constant');
  const first = rows[0] ?? gap;
  return [
    heading('content', 'checks', texts.checks),
    ...rows,
    gap,
    row({
      id: id('failed'),
      role: 'total',
      label: texts.failed,
      format: 'count',
      unit: plainUnit(modelTexts[language].number),
      constant: formula(call('SUM', stack(first.id, gap.id, 'constant'))),
    }),
    row({
      id: masterCheckId,
      role: 'check',
      label: texts.master,
      format: 'verdict',
      unit: plainUnit(modelTexts[language].verdict),
      constant: formula(call('IF', call('ISNUMBER', failed), call('MIN', number(1), failed), number(1))),
    }),
  ];
}

/** What the checks stand on. */
export const workingRows = (plan: WorkbookPlan): readonly Row[] => [
  toleranceRow(plan, id('tolerance'), contentTexts[plan.survey.template.language].tolerance),
  keyFigureRow(plan),
];
