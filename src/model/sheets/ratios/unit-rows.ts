// Unit economics: how many subscribe, come and leave, and what a customer brings, costs and pays back.
import {
  binary,
  type CellExpression,
  call,
  cell,
  missing,
  number,
  over,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { anew, formula, type Row, row } from '#workbook/row.ts';
import { flowOrigin, flowTotalId, variableOrigin } from '../../flows/flow-rows.ts';
import {
  acquisitionExpenses,
  hasUnitEconomics,
  type Subscription,
  subscriptions,
} from '../../flows/subscriptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { RowMeasure, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit, stepMeasure } from '../../rows/measures.ts';
import type { ReadyFlow } from '../../survey/flow.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { type UnitWord, unitFigures, unitTexts } from '../../texts/unit-texts.ts';
import { ratioId } from './basis-rows.ts';

const figure = (part: UnitWord | 'gross_margin'): CellExpression => cell(ratioId(part));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');

/** Nothing is known of the time before the first period. */
const notBefore = formula(missing);

/** What the sheet exports of unit economics. */
export const unitExports = (survey: Survey): readonly RowId[] =>
  hasUnitEconomics(survey) ? unitFigures.map(ratioId) : [];

/** Services or expenses and the cell of each that counts, with what stands there before the first period. */
type Items = readonly {
  readonly flow: ReadyFlow;
  readonly read: CellExpression;
  readonly zero?: CellExpression;
}[];

interface Gathered {
  readonly part: UnitWord;
  readonly measure: RowMeasure;
  readonly isFlow: boolean;
  readonly items: Items;
}

/** [RAT-16] A row for each service or expense, and their sum. */
function gatheredRows(plan: WorkbookPlan, { part, measure, isFlow, items }: Gathered): readonly Row[] {
  const { rows, notes } = unitTexts[plan.survey.template.language];
  const totalOf = (id: RowId) => (isFlow ? formula(call('SUM', span(id))) : null);
  const list = items.map(({ flow, read, zero }) => {
    const id = ownedRowId('ratios', flow.resource.id, part);
    return row({
      ...measure,
      id,
      role: part === 'customers_before' ? 'calculation' : 'link',
      label: `${flow.name}: ${rows[part].toLowerCase()}`,
      total: totalOf(id),
      zero: zero ? formula(zero) : null,
      periods: formula(read),
      ...belongsTo(flow.resource),
    });
  });
  const id = ratioId(part);
  return summed('ratios', part, list, (sum) =>
    row({
      ...{ ...measure, id, role: 'total', label: rows[part], note: notes[part] },
      ...{ total: totalOf(id), zero: notBefore, periods: formula(sum) },
    }),
  );
}

/** Straight from where it is typed, as any link. */
function openingOf({ flow }: Subscription): CellExpression {
  const opening = flow.openings.find(({ row }) => row === 'customers');
  return opening ? cell(opening.input.rowId, 'constant') : number(0);
}

function gathered(plan: WorkbookPlan, services: readonly Subscription[]): readonly Gathered[] {
  const { survey } = plan;
  const money = moneyMeasure(survey);
  const people = stepMeasure({ unit: services[0]?.unit ?? '' }, survey);
  const each = (read: (service: Subscription) => CellExpression): Items =>
    services.map((service) => ({ flow: service.flow, read: read(service) }));
  const step = ({ flow }: Subscription, id: string): RowId =>
    ownedRowId('revenue', flow.resource.id, flow.id, 'step', id);
  const won = (service: Subscription): CellExpression => {
    const origin = variableOrigin(plan, service.won);
    return origin === null ? number(0) : cell(origin);
  };
  const spent = acquisitionExpenses(survey).map((flow) => ({
    flow,
    read: cell(flowOrigin({ plan, sheetId: 'sga', flow, isInflated: true })),
  }));
  const customers = services.map((one) => ({
    ...{ flow: one.flow, read: cell(step(one, 'customers')), zero: openingOf(one) },
  }));
  const before = each(({ flow }) => cell(ownedRowId('ratios', flow.resource.id, 'customers'), 'previous'));
  const revenue = each(({ flow }) => cell(flowTotalId('revenue', flow)));
  return [
    { part: 'new_customers', measure: people, isFlow: true, items: each(won) },
    { part: 'lost_customers', measure: people, isFlow: true, items: each((one) => cell(step(one, 'lost'))) },
    { part: 'customers', measure: people, isFlow: false, items: customers },
    { part: 'customers_before', measure: people, isFlow: false, items: before },
    { part: 'subscription_revenue', measure: money, isFlow: true, items: revenue },
    { part: 'acquisition_spend', measure: money, isFlow: true, items: spent },
  ];
}

type UnitMeasure = 'money' | 'price' | 'percent' | 'ratio' | 'months';

/** [RAT-2] A text such as n/a is above any number in a spreadsheet, so each part is first a number. */
function whereAbove(
  divisor: CellExpression,
  quotient: CellExpression,
  ...parts: readonly CellExpression[]
): CellExpression {
  const isAbove = binary(divisor, '>', number(0));
  const known = parts.map((part) => call('ISNUMBER', part));
  return call('IF', known.length > 0 ? times(isAbove, ...known) : isAbove, quotient, missing);
}

const share = (dividend: UnitWord, divisor: UnitWord): CellExpression =>
  whereAbove(figure(divisor), over(figure(dividend), figure(divisor)));

/** A share of amounts that may be n/a themselves. */
const knownShare = (dividend: UnitWord, divisor: UnitWord): CellExpression =>
  whereAbove(figure(divisor), over(figure(dividend), figure(divisor)), figure(dividend), figure(divisor));

/** [RAT-18] */
function customerProfit(): CellExpression {
  const [revenue, margin] = [figure('revenue_per_customer'), figure('gross_margin')];
  const isKnown = times(call('ISNUMBER', revenue), call('ISNUMBER', margin));
  return call('IF', isKnown, times(revenue, margin), missing);
}

/** [RAT-19] */
function payback(): CellExpression {
  const [cost, profit] = [figure('acquisition_cost'), figure('customer_profit')];
  const ofMonth = over(times(profit, periodsPerYear), number(12));
  return whereAbove(profit, over(cost, ofMonth), cost, profit);
}

/** [RAT-17] [RAT-18] [RAT-19] */
const economics = (): readonly (readonly [UnitWord, UnitMeasure, CellExpression])[] => [
  ['mrr', 'money', over(times(figure('subscription_revenue'), periodsPerYear), number(12))],
  ['churn', 'percent', share('lost_customers', 'customers_before')],
  ['revenue_per_customer', 'price', share('subscription_revenue', 'customers')],
  ['customer_profit', 'price', customerProfit()],
  ['lifetime_value', 'price', knownShare('customer_profit', 'churn')],
  ['acquisition_cost', 'price', share('acquisition_spend', 'new_customers')],
  ['ltv_to_cac', 'ratio', knownShare('lifetime_value', 'acquisition_cost')],
  ['cac_payback_months', 'months', payback()],
];

/** [RAT-21] Over a year they are shares of what comes and goes in it; the others are those of its last period. */
const sharesOfFlows: ReadonlySet<UnitWord> = new Set<UnitWord>(['churn', 'acquisition_cost']);

export function unitRows(plan: WorkbookPlan): readonly Row[] {
  const services = subscriptions(plan.survey);
  if (services.length === 0) return [];
  const { language } = plan.survey.template;
  const texts = unitTexts[language];
  const { percent, times: multiple } = modelTexts[language];
  const measures: Readonly<Record<UnitMeasure, RowMeasure>> = {
    money: moneyMeasure(plan.survey),
    price: { format: 'price', unit: plainUnit(plan.survey.currency) },
    percent: { format: 'percent', unit: plainUnit(percent) },
    ratio: { format: 'ratio', unit: plainUnit(multiple) },
    months: { format: 'number', unit: plainUnit(texts.months) },
  };
  return [
    blank('ratios', 'before_subscribers'),
    heading('ratios', 'subscribers', texts.subscribers),
    ...gathered(plan, services).flatMap((one) => [
      ...gatheredRows(plan, one),
      blank('ratios', `after_${one.part}`),
    ]),
    heading('ratios', 'economics', texts.economics),
    ...economics().map(([part, measure, expression]) =>
      row({
        ...{ ...measures[measure], id: ratioId(part), role: 'calculation' },
        ...{ label: texts.rows[part], note: texts.notes[part] },
        ...{ zero: notBefore, periods: formula(expression) },
        ...(sharesOfFlows.has(part) && { span: anew(expression) }),
      }),
    ),
  ];
}
