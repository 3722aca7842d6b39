// Credit lines: drawn where the cash falls below its minimum, repaid from what is above it.
import { call, cell, minus, negate, number, plus } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import {
  creditLines,
  hasCreditLine,
  hasDividendOfCash,
  isCreditLine,
  isLoan,
  isSettledByCash,
} from '../../flows/loan-kind.ts';
import { openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { summaryBlock } from '../../rows/summary-block.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { type FinancingPart, financingRowId } from './financing-row.ts';
import { lineTexts } from './line-texts.ts';
import { financingTexts } from './texts.ts';

const sheetId = 'financing';
const plannedId = rowId(sheetId, 'planned_net');
const lineOpenId = rowId(sheetId, 'line_open');

/** What the cash flow statement reads to find out what the cash lacks. */
export const settledExports = (survey: Survey) => [
  ...(isSettledByCash(survey) ? [plannedId] : []),
  ...(hasCreditLine(survey) ? ['line_drawdown', 'line_repayment'].map((part) => rowId(sheetId, part)) : []),
  ...(hasCreditLine(survey) && hasDividendOfCash(survey) ? [lineOpenId] : []),
];

const read = (resource: Resource, part: FinancingPart | 'open' | 'gap') =>
  cell(financingRowId(resource, part));

/** [FIN-15] What the cash lacks; of a further line, what it lacks after the ones before. */
function gapRow(plan: WorkbookPlan, resource: Resource): Row {
  const { language } = plan.survey.template;
  const lines = creditLines(plan.survey);
  const before = lines[lines.findIndex(({ id }) => id === resource.id) - 1];
  const start = {
    id: financingRowId(resource, 'gap'),
    label: lineTexts[language].gap(resource.name),
    note: lineTexts[language].gapNote,
    ...belongsTo(resource),
  };
  if (!before) return moneyRow(plan, { ...start, role: 'link' }, cell(rowId('cf', 'gap')));
  return moneyRow(plan, start, plus(minus(read(before, 'gap'), read(before, 'in')), read(before, 'out')));
}

/** [FIN-14] */
export function lineRows(plan: WorkbookPlan, resource: Resource): readonly Row[] {
  const limitRow = ownTerm(resource, 'line');
  const limit = limitRow === null ? number(0) : cell(limitRow);
  const { language } = plan.survey.template;
  const [texts, words] = [financingTexts[language], lineTexts[language]];
  const start = (part: FinancingPart | 'open', label: (name: string) => string) => ({
    id: financingRowId(resource, part),
    label: label(resource.name),
    ...belongsTo(resource),
  });
  const [open, gap] = [read(resource, 'open'), read(resource, 'gap')];
  const room = call('MAX', number(0), minus(limit, open));
  const drawn = call('MIN', call('MAX', number(0), gap), room);
  const repaid = call('MIN', open, call('MAX', number(0), negate(gap), minus(open, limit)));
  const at = (part: FinancingPart | 'open') => cell(financingRowId(resource, part), 'zero');
  const opening = minus(plus(at('open'), at('in')), at('out'));
  return [
    moneyRow(
      plan,
      { ...start('open', texts.open), zero: formula(openingCell(resource)) },
      cell(financingRowId(resource, 'closing'), 'previous'),
    ),
    gapRow(plan, resource),
    flowRow(plan, { ...start('in', texts.drawdown), note: words.drawdownNote }, drawn),
    flowRow(plan, { ...start('out', texts.repayment), note: words.repaymentNote }, repaid),
    moneyRow(
      plan,
      { ...start('closing', texts.closing), role: 'total', zero: formula(opening) },
      minus(plus(open, read(resource, 'in')), read(resource, 'out')),
    ),
  ];
}

/** [FIN-13] What the other loans bring in, less what they take: before the cash is settled. */
export function plannedRows(plan: WorkbookPlan): readonly Row[] {
  if (!isSettledByCash(plan.survey)) return [];
  const texts = lineTexts[plan.survey.template.language];
  const loans = plan.survey
    .resources('section_financing')
    .filter((one) => isLoan(one) && !isCreditLine(one))
    .map((resource) =>
      flowRow(
        plan,
        { id: financingRowId(resource, 'net'), label: texts.net(resource.name), ...belongsTo(resource) },
        minus(read(resource, 'in'), read(resource, 'out')),
      ),
    );
  return [
    blank(sheetId, 'before_planned_net'),
    heading(sheetId, 'planned_net', texts.planned),
    ...summed(sheetId, 'planned_net', loans, (sum) =>
      flowRow(plan, { id: plannedId, role: 'total', label: texts.plannedTotal }, sum),
    ),
  ];
}

/** The credit lines together. */
export function lineSums(plan: WorkbookPlan): readonly Row[] {
  const lines = creditLines(plan.survey);
  if (lines.length === 0) return [];
  const texts = lineTexts[plan.survey.template.language];
  const block = (part: string, heading: string, total: string, of: 'in' | 'out') =>
    summaryBlock(plan, {
      ...{ sheetId, part, heading, total, kind: 'flow' },
      items: lines.map((resource) => ({ resource, row: financingRowId(resource, of) })),
    });
  return [
    ...block('line_drawdown', texts.drawdowns, texts.drawdownsTotal, 'in'),
    ...block('line_repayment', texts.repayments, texts.repaymentsTotal, 'out'),
  ];
}

/** What the credit lines open with, which no dividend is paid of. */
export function lineOpenRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  if (!hasCreditLine(survey) || !hasDividendOfCash(survey)) return [];
  const texts = lineTexts[survey.template.language];
  const items = creditLines(survey).map((resource) =>
    moneyRow(
      plan,
      {
        id: financingRowId(resource, 'owed'),
        role: 'link',
        label: texts.owed(resource.name),
        ...belongsTo(resource),
      },
      cell(financingRowId(resource, 'closing'), 'previous'),
    ),
  );
  return [
    blank(sheetId, 'before_line_open'),
    heading(sheetId, 'line_open', texts.openHeading),
    ...summed(sheetId, 'line_open', items, (sum) =>
      moneyRow(plan, { id: lineOpenId, role: 'total', label: texts.openTotal, span: 'first' }, sum),
    ),
  ];
}
