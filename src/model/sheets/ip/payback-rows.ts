// The payback period of the invested money, simple and discounted.
import {
  binary,
  type CellExpression,
  call,
  cell,
  missing,
  negate,
  number,
  over,
  plus,
  type RowId,
  span,
  times,
  whole,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId, moneySingle, single } from './ip-row.ts';
import { investmentTexts } from './texts.ts';

interface Payback {
  readonly part: 'payback' | 'discounted_payback';
  readonly flow: RowId;
  readonly cumulative: RowId;
}

const periodNumber = cell(rowId('assumptions', 'number'));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const periodCount = cell(rowId('assumptions', 'count'), 'constant');

interface Shortfall {
  /** What is still short at the end of the last period that is; where nothing is short, not below 0. */
  readonly missing: CellExpression;
  /** The next period makes it good. */
  readonly isMadeGood: (missing: CellExpression) => CellExpression;
}

/** [IP-17] What is short may begin with the opening, the last that is short then having the number 0. */
function shortfall({ survey }: WorkbookPlan, cumulative: RowId, last: CellExpression): Shortfall {
  const isOver = binary(last, '<', periodCount);
  return valuationOptions(survey.template).isOpeningInvested
    ? {
        missing: call('INDEX', whole(cumulative), plus(last, number(1))),
        isMadeGood: (short) => times(binary(short, '<', number(0)), isOver),
      }
    : {
        missing: call('INDEX', span(cumulative), call('MAX', number(1), last)),
        isMadeGood: () => times(binary(last, '>', number(0)), isOver),
      };
}

/** [IP-11] [IP-12] The last period before payback, plus the fraction of the next one that completes it. */
function workingRows(plan: WorkbookPlan, { part, flow, cumulative }: Payback): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = modelTexts[language];
  const sheetTexts = investmentTexts[language][part];
  const id = (step: string): RowId => ipId(`${part}_${step}`);
  const constant = (step: string): CellExpression => cell(id(step), 'constant');
  const last = constant('last_short');
  const numbered = { format: 'count', unit: plainUnit(texts.number) } as const;
  const short = shortfall(plan, cumulative, last);
  const isMadeGood = short.isMadeGood(constant('missing'));
  return [
    row({
      ...numbered,
      id: id('short'),
      role: 'calculation',
      label: sheetTexts.short,
      periods: formula(call('IF', binary(cell(cumulative), '<', number(0)), periodNumber, number(0))),
    }),
    single(
      { ...numbered, id: id('last_short'), label: sheetTexts.lastShort },
      call('MAX', span(id('short'))),
    ),
    moneySingle(plan, { id: id('missing'), label: sheetTexts.missing }, short.missing),
    moneySingle(
      plan,
      { id: id('next_flow'), label: sheetTexts.nextFlow },
      call('INDEX', span(flow), call('MIN', periodCount, plus(last, number(1)))),
    ),
    single(
      { id: id('part'), label: sheetTexts.part, format: 'factor', unit: plainUnit(texts.periods) },
      call('IF', isMadeGood, over(negate(constant('missing')), constant('next_flow')), number(0)),
    ),
  ];
}

function paybackRow({ survey }: WorkbookPlan, { part }: Payback): Row {
  const { language } = survey.template;
  const step = (name: string): CellExpression => cell(ipId(`${part}_${name}`), 'constant');
  const last = step('last_short');
  return single(
    {
      id: ipId(part),
      role: 'total',
      label: investmentTexts[language][part].years,
      note: investmentTexts[language].paybackNote,
      unit: plainUnit(modelTexts[language].years),
    },
    call('IF', binary(last, '<', periodCount), over(plus(last, step('part')), periodsPerYear), missing),
  );
}

const paybacks: readonly Payback[] = [
  { part: 'payback', flow: ipId('fcff'), cumulative: ipId('cumulative_fcff') },
  {
    part: 'discounted_payback',
    flow: ipId('present_value'),
    cumulative: ipId('cumulative_present_value'),
  },
];

export const bothPaybackRows = (plan: WorkbookPlan): readonly Row[] => [
  heading('ip', 'payback', investmentTexts[plan.survey.template.language].paybacks),
  ...paybacks.map((payback) => paybackRow(plan, payback)),
];

export const paybackWorkings = (plan: WorkbookPlan): readonly Row[] => [
  blank('ip', 'before_payback_workings'),
  heading('ip', 'payback_workings', investmentTexts[plan.survey.template.language].paybacks, 2),
  ...paybacks.flatMap((payback) => workingRows(plan, payback)),
];
