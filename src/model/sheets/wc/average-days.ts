// The average days of cost of sales: the services' own days weighted by revenue, or the template's.
import type { DaysTermId } from '#template/sections.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  number,
  over,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { isGiven } from '../../flows/opening-position.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { daysRow } from './rows.ts';
import { daysOf, hasOwnTerm, isOn, itemsOf, templateTerms, type WorkingCapitalItem } from './terms.ts';
import { type WorkingCapitalTexts, workingCapitalTexts } from './texts.ts';

const weightId = ({ resource }: WorkingCapitalItem): RowId => ownedRowId('wc', resource.id, 'weight');
const weightTotal = rowId('wc', 'weights');

export const stockDaysId = rowId('wc', 'stock_days');
export const supplierDaysId = rowId('wc', 'supplier_days');
/** Only where receivables at the opening go by them: others go by the days of their own service. */
const receivableDaysId = rowId('wc', 'receivable_days');

function weightRows(plan: WorkbookPlan, items: readonly WorkingCapitalItem[]): readonly Row[] {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const rows = items.map((item) =>
    moneyRow(
      plan,
      { id: weightId(item), label: texts.weight(item.resource.name), ...belongsTo(item.resource) },
      call('MAX', number(0), cell(item.flow)),
    ),
  );
  return summed('wc', 'weights', rows, (sum) =>
    moneyRow(plan, { id: weightTotal, role: 'total', label: texts.weightTotal }, sum),
  );
}

interface AverageDays {
  readonly term: DaysTermId;
  readonly part: string;
  readonly label: (name: string) => string;
  readonly total: string;
}

function weightedRows(
  plan: WorkbookPlan,
  items: readonly WorkingCapitalItem[],
  { term, part, label, total }: AverageDays,
): readonly Row[] {
  const unit = plainUnit(workingCapitalTexts[plan.survey.template.language].moneyDays);
  const shared = { unit, format: 'number' } as const;
  const rows = items.map((item) =>
    row({
      ...shared,
      ...belongsTo(item.resource),
      id: ownedRowId('wc', item.resource.id, part),
      role: 'calculation',
      label: label(item.resource.name),
      periods: formula(times(cell(weightId(item)), daysOf(item, term))),
    }),
  );
  return summed('wc', part, rows, (sum) =>
    row({ ...shared, id: rowId('wc', part), role: 'total', label: total, periods: formula(sum) }),
  );
}

/** [WC-3] The template's days where all weights are 0. */
const averageOf = (part: string, term: DaysTermId): CellExpression =>
  call(
    'IF',
    binary(cell(weightTotal), '=', number(0)),
    cell(templateTerms[term]),
    over(cell(rowId('wc', part)), cell(weightTotal)),
  );

const receivableAverage = (texts: WorkingCapitalTexts): AverageDays => ({
  term: 'accountsReceivablePeriod',
  part: 'weighted_receivable',
  label: texts.weightedReceivable,
  total: texts.weightedReceivableTotal,
});

/** Where no service has days of its own, the average is simply the template's days. */
export function averageDaysRows(plan: WorkbookPlan): readonly Row[] {
  if (!isOn(plan.survey)) return [];
  const texts = workingCapitalTexts[plan.survey.template.language];
  const items = itemsOf(plan, 'revenue');
  const hasOpening = isGiven(plan.survey, 'receivables');
  const averages = [
    ...(hasOpening ? [receivableAverage(texts)] : []),
    {
      term: 'inventoryPeriod',
      part: 'weighted_stock',
      label: texts.weightedStock,
      total: texts.weightedStockTotal,
    },
    {
      term: 'accountsPayablePeriod',
      part: 'weighted_supplier',
      label: texts.weightedSupplier,
      total: texts.weightedSupplierTotal,
    },
  ] satisfies readonly AverageDays[];
  const weighed = averages.filter(({ term }) => items.some((item) => hasOwnTerm(item, term)));
  const daysBy = (term: DaysTermId): CellExpression => {
    const average = weighed.find((candidate) => candidate.term === term);
    return average ? averageOf(average.part, term) : cell(templateTerms[term]);
  };
  const note = weighed.length > 0 ? texts.averageNote : null;
  return [
    heading('wc', 'averages', texts.averages, 2),
    ...(weighed.length > 0 ? weightRows(plan, items) : []),
    ...weighed.flatMap((average) => weightedRows(plan, items, average)),
    ...(weighed.some(({ term }) => term === 'accountsReceivablePeriod')
      ? [
          daysRow(
            plan,
            { id: receivableDaysId, label: texts.receivableDays, note },
            daysBy('accountsReceivablePeriod'),
          ),
        ]
      : []),
    daysRow(plan, { id: stockDaysId, label: texts.stockDays, note }, daysBy('inventoryPeriod')),
    daysRow(plan, { id: supplierDaysId, label: texts.supplierDays, note }, daysBy('accountsPayablePeriod')),
  ];
}

const averageIds: Readonly<Record<DaysTermId, RowId>> = {
  accountsReceivablePeriod: receivableDaysId,
  inventoryPeriod: stockDaysId,
  accountsPayablePeriod: supplierDaysId,
};

/** The row where the average is worked out: the template's days where no service has its own. */
export const averageDaysId = (plan: WorkbookPlan, term: DaysTermId): RowId =>
  itemsOf(plan, 'revenue').some((item) => hasOwnTerm(item, term)) ? averageIds[term] : templateTerms[term];
