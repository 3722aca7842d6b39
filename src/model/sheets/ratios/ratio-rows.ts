// The ratios themselves: profitability, growth, returns, liquidity, debt and turnover.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { anew, formula, type Row, row, type SpanRule } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ratioId } from './basis-rows.ts';
import { ratioNotes } from './notes.ts';
import { type RatioPart, type RatioWord, ratioTexts } from './texts.ts';

const basis = (part: RatioWord): CellExpression => cell(ratioId(part));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const days = cell(rowId('assumptions', 'days'));
/** 1 in each period, and so the number of periods in a year or a quarter. */
const periodsId = rowId('ratios', 'phase');
const spansPerYear = over(periodsPerYear, cell(periodsId));

const tolerance = cell(ratioId('tolerance'), 'constant');

/** [RAT-2] */
const unlessZero = (divisor: CellExpression, quotient: CellExpression): CellExpression =>
  call('IF', binary(call('ABS', divisor), '<=', tolerance), missing, quotient);

const share = (dividend: RatioWord, divisor: RatioWord): CellExpression =>
  unlessZero(basis(divisor), over(basis(dividend), basis(divisor)));

/** [RAT-5] A year's flow over the closing balance. */
const yearly =
  (flow: RatioWord, balance: RatioWord) =>
  (perYear: CellExpression): CellExpression =>
    unlessZero(basis(balance), over(times(basis(flow), perYear), basis(balance)));

/** [RAT-9] */
const inDays = (balance: RatioWord, flow: RatioWord): CellExpression =>
  unlessZero(basis(flow), times(over(basis(balance), basis(flow)), days));

/** [RAT-4] */
function growth(): CellExpression {
  const before = cell(ratioId('revenue'), 'previous');
  const grown = minus(over(basis('revenue'), before), number(1));
  return call('IF', binary(before, '>', tolerance), grown, missing);
}

/** [RAT-21] Of a year on a shorter one nothing can be said. */
const growthOfSpan = (): CellExpression =>
  call('IF', binary(cell(periodsId, 'previous'), '=', cell(periodsId)), growth(), missing);

/** [RAT-7] */
function netDebtToEbitda(perYear: CellExpression): CellExpression {
  const year = times(basis('ebitda'), perYear);
  return unlessZero(basis('ebitda'), over(basis('net_debt'), year));
}

/** [RAT-10] */
function cycle(): CellExpression {
  const receivables = basis('receivable_days');
  const stock = basis('inventory_days');
  const payables = basis('payable_days');
  const known = times(call('ISNUMBER', receivables), call('ISNUMBER', stock), call('ISNUMBER', payables));
  return call('IF', known, minus(plus(receivables, stock), payables), missing);
}

/** [RAT-11] */
function breakeven(): CellExpression {
  const lower = call('MIN', basis('gross_profit'), basis('revenue'));
  const revenue = over(basis('fixed_costs'), basis('gross_margin'));
  return call('IF', binary(lower, '>', tolerance), revenue, missing);
}

/** [RAT-12] */
function margin(): CellExpression {
  const needed = basis('breakeven_revenue');
  const left = minus(number(1), over(needed, basis('revenue')));
  return call('IF', call('ISNUMBER', needed), left, missing);
}

/** [RAT-13] */
const runway = (): CellExpression =>
  call('IF', binary(basis('cash_burn'), '>', tolerance), over(basis('cash'), basis('cash_burn')), missing);

type RatioMeasure = 'percent' | 'ratio' | 'days' | 'money' | 'periods';

/** One that makes a year's of a flow does so from whatever it is calculated for. */
type RatioExpression = CellExpression | ((perYear: CellExpression) => CellExpression);

interface RatioBlock {
  readonly heading: 'profitability' | 'returns' | 'liquidity' | 'leverage' | 'turnover' | 'endurance';
  readonly ratios: readonly (readonly [RatioPart, RatioMeasure, RatioExpression])[];
}

const blocks: readonly RatioBlock[] = [
  {
    heading: 'profitability',
    ratios: [
      ['gross_margin', 'percent', share('gross_profit', 'revenue')],
      ['ebitda_margin', 'percent', share('ebitda', 'revenue')],
      ['ebit_margin', 'percent', share('ebit', 'revenue')],
      ['net_margin', 'percent', share('net_income', 'revenue')],
      ['revenue_growth', 'percent', growth()],
    ],
  },
  {
    heading: 'returns',
    ratios: [
      ['return_on_equity', 'percent', yearly('net_income', 'equity')],
      ['return_on_assets', 'percent', yearly('net_income', 'total_assets')],
      ['return_on_invested_capital', 'percent', yearly('profit_after_tax', 'invested_capital')],
    ],
  },
  {
    heading: 'liquidity',
    ratios: [
      ['current_ratio', 'ratio', share('current_assets', 'payables')],
      ['quick_ratio', 'ratio', share('quick_assets', 'payables')],
    ],
  },
  {
    heading: 'leverage',
    ratios: [
      ['debt_to_equity', 'ratio', share('debt', 'equity')],
      ['net_debt_to_ebitda', 'ratio', netDebtToEbitda],
      ['interest_cover', 'ratio', share('ebit', 'interest')],
      ['debt_service_cover', 'ratio', share('cash_for_debt', 'debt_service')],
    ],
  },
  {
    heading: 'turnover',
    ratios: [
      ['receivable_days', 'days', inDays('receivables', 'revenue')],
      ['inventory_days', 'days', inDays('inventory', 'cost_of_sales')],
      ['payable_days', 'days', inDays('payables', 'cost_of_sales')],
      ['cash_conversion_cycle', 'days', cycle()],
      ['asset_turnover', 'ratio', yearly('revenue', 'total_assets')],
    ],
  },
  {
    heading: 'endurance',
    ratios: [
      ['breakeven_revenue', 'money', breakeven()],
      ['margin_of_safety', 'percent', margin()],
      ['runway', 'periods', runway()],
    ],
  },
];

/** [RAT-21] */
function spanOf(part: RatioPart, ratio: RatioExpression): SpanRule {
  if (part === 'revenue_growth') return anew(growthOfSpan());
  if (part === 'runway') return 'last';
  return anew(typeof ratio === 'function' ? ratio(spansPerYear) : ratio);
}

export const ratioParts: readonly RatioPart[] = blocks.flatMap(({ ratios }) => ratios.map(([part]) => part));

export function ratioRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const sheetTexts = ratioTexts[language];
  const texts = modelTexts[language];
  const notes = ratioNotes[language];
  const measures = {
    percent: { format: 'percent', unit: plainUnit(texts.percent) },
    ratio: { format: 'ratio', unit: plainUnit(texts.times) },
    days: { format: 'number', unit: plainUnit(texts.days) },
    money: moneyMeasure(plan.survey),
    periods: { format: 'number', unit: plainUnit(texts.periods) },
  } as const;
  return blocks.flatMap(({ heading: part, ratios }, index) => [
    ...(index > 0 ? [blank('ratios', `before_${part}`)] : []),
    heading('ratios', part, sheetTexts[part]),
    ...ratios.map(([id, measure, ratio]) =>
      row({
        ...measures[measure],
        id: ratioId(id),
        role: 'calculation',
        label: sheetTexts[id],
        note: notes[id],
        periods: formula(typeof ratio === 'function' ? ratio(periodsPerYear) : ratio),
        span: spanOf(id, ratio),
      }),
    ),
  ]);
}
