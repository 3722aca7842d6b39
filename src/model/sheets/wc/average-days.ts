// The days of cost of sales: the services' own days, weighted with their revenue, or the template's.
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
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { daysRow } from './rows.ts';
import { daysOf, hasOwn, type Item, isOn, itemsOf, wide } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

type Term = 'inventoryPeriod' | 'accountsPayablePeriod';

const weightId = ({ resource }: Item): RowId => ownedRowId('wc', resource.id, 'weight');
const weightTotal = rowId('wc', 'weights');

export const stockDaysId = rowId('wc', 'stock_days');
export const supplierDaysId = rowId('wc', 'supplier_days');

function weightRows(plan: Plan, items: readonly Item[]): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const rows = items.map((item) =>
    moneyRow(
      plan,
      { id: weightId(item), label: own.weight(item.resource.name), ...belongsTo(item.resource) },
      call('MAX', number(0), cell(item.flow)),
    ),
  );
  return summed('wc', 'weights', rows, (sum) =>
    moneyRow(plan, { id: weightTotal, role: 'total', label: own.weightTotal }, sum),
  );
}

interface Average {
  readonly term: Term;
  readonly part: string;
  readonly label: (name: string) => string;
  readonly total: string;
}

function weightedRows(
  plan: Plan,
  items: readonly Item[],
  { term, part, label, total }: Average,
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
const averageOf = (part: string, term: Term): CellExpression =>
  call(
    'IF',
    binary(cell(weightTotal), '=', number(0)),
    cell(wide[term]),
    over(cell(rowId('wc', part)), cell(weightTotal)),
  );

/** Where nobody has days of their own, the average is the template's days and needs no weighing. */
export function averageDaysRows(plan: Plan): readonly Row[] {
  if (!isOn(plan.survey)) return [];
  const own = workingCapitalTexts[plan.survey.template.language];
  const items = itemsOf(plan, 'revenue');
  const averages = [
    {
      term: 'inventoryPeriod',
      part: 'weighted_stock',
      label: own.weightedStock,
      total: own.weightedStockTotal,
    },
    {
      term: 'accountsPayablePeriod',
      part: 'weighted_supplier',
      label: own.weightedSupplier,
      total: own.weightedSupplierTotal,
    },
  ] as const;
  const weighed = averages.filter(({ term }) => items.some((item) => hasOwn(item, term)));
  const daysBy = (term: Term): CellExpression => {
    const average = weighed.find((candidate) => candidate.term === term);
    return average ? averageOf(average.part, term) : cell(wide[term]);
  };
  const note = weighed.length > 0 ? own.averageNote : null;
  return [
    heading('wc', 'averages', own.averages),
    ...(weighed.length > 0 ? weightRows(plan, items) : []),
    ...weighed.flatMap((average) => weightedRows(plan, items, average)),
    daysRow(plan, { id: stockDaysId, label: own.stockDays, note }, daysBy('inventoryPeriod')),
    daysRow(plan, { id: supplierDaysId, label: own.supplierDays, note }, daysBy('accountsPayablePeriod')),
  ];
}
