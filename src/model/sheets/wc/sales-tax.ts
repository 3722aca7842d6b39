// Sales tax on what is sold and bought in the period.
import type { FlowId, SectionId, SheetId } from '#template/sections.ts';
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
import { billedRow } from '../../flows/deferred-income.ts';
import { salesTaxOf } from '../../flows/sales-tax.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Resource } from '../../survey/resource.ts';
import { salesTaxTexts } from './sales-tax-texts.ts';
import { isOn } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const id = (part: string): RowId => rowId('wc', part);

/** What is taxed: the sheet, the section and the flow of each. */
const sources = {
  sales: ['revenue', 'section_sales', 'incBook'],
  costs: ['cos', 'section_cos', 'expBook'],
  expenses: ['sga', 'section_sga', 'expBook'],
  capex: ['fixedassets', 'section_fixedassets', 'expCash'],
  proceeds: ['fixedassets', 'section_fixedassets', 'incCash'],
} as const satisfies Readonly<Record<string, readonly [SheetId, SectionId, FlowId]>>;

interface TaxedItem {
  readonly resource: Resource;
  /** The row of what the tax is on. */
  readonly amount: RowId;
  /** As a fraction. */
  readonly rate: CellExpression;
}

/** As a fraction; null where it is not taxed. */
function rateOf(plan: WorkbookPlan, resource: Resource): CellExpression | null {
  const tax = salesTaxOf(resource, plan.survey);
  return tax && cell(tax.rowId);
}

function taxedItems(plan: WorkbookPlan, source: keyof typeof sources): readonly TaxedItem[] {
  const [sheet, section, flowId] = sources[source];
  if (!isOn(plan.survey)) return [];
  return plan.survey.resources(section).flatMap((resource) => {
    const rate = rateOf(plan, resource);
    if (rate === null) return [];
    const flow = ownedRowId(sheet, resource.id, flowId);
    const billed = source === 'sales' ? billedRow(resource, plan.survey) : null;
    return plan.exportedRows.has(flow) ? [{ resource, amount: billed ?? flow, rate }] : [];
  });
}

interface TaxTotal {
  readonly total: RowId;
  readonly label: (name: string) => string;
  readonly totalLabel: string;
}

/** A row for each item, and their sum; nothing where there are none. */
function taxRows(
  plan: WorkbookPlan,
  part: string,
  items: readonly TaxedItem[],
  { total, label, totalLabel }: TaxTotal,
): readonly Row[] {
  if (items.length === 0) return [];
  const rows = items.map(({ resource, amount, rate }) =>
    flowRow(
      plan,
      { id: ownedRowId('wc', resource.id, part), label: label(resource.name), ...belongsTo(resource) },
      times(cell(amount), rate),
    ),
  );
  return summed('wc', part, rows, (sum) =>
    flowRow(plan, { id: total, role: 'total', label: totalLabel }, sum),
  );
}

const onSalesId = id('tax_on_sales');
const onProceedsId = id('tax_on_proceeds');
const costTaxId = id('cos_tax');
const costRateId = id('cos_tax_rate');
const onPurchasesId = id('tax_on_purchases');
const onCapexId = id('tax_on_capex');

/** The row of the tax on what a service invoices; null where it is not taxed. */
export const salesTaxOn = (plan: WorkbookPlan, service: Resource): CellExpression | null =>
  rateOf(plan, service) && cell(ownedRowId('wc', service.id, 'tax_on_sales'));

/** The tax that customers owe with what is invoiced in the period. */
export const taxOnSales = (plan: WorkbookPlan): CellExpression | null =>
  taxedItems(plan, 'sales').length > 0 ? cell(onSalesId) : null;

/** The tax on what assets are sold for. */
export const taxOnProceeds = (plan: WorkbookPlan): CellExpression | null =>
  taxedItems(plan, 'proceeds').length > 0 ? cell(onProceedsId) : null;

/** [WC-21] On what is invoiced, and on what assets are sold for. */
export function taxOnSalesRows(plan: WorkbookPlan): readonly Row[] {
  const texts = salesTaxTexts[plan.survey.template.language];
  const rows = [
    ...taxRows(plan, 'tax_on_sales', taxedItems(plan, 'sales'), {
      total: onSalesId,
      label: texts.onSales,
      totalLabel: texts.onSalesTotal,
    }),
    ...taxRows(plan, 'tax_on_proceeds', taxedItems(plan, 'proceeds'), {
      total: onProceedsId,
      label: texts.onProceeds,
      totalLabel: texts.onProceedsTotal,
    }),
  ];
  if (rows.length === 0) return [];
  return [heading('wc', 'tax_on_sales', texts.onSalesHeading), ...rows, blank('wc', 'after_tax_on_sales')];
}

/** [WC-22] Of cost of sales as a whole: the rate that its items have on average. */
function costRows(plan: WorkbookPlan): readonly Row[] {
  const texts = salesTaxTexts[plan.survey.template.language];
  const items = taxedItems(plan, 'costs');
  if (items.length === 0) return [];
  const cost = exportedCell(plan, rowId('cos', 'total'));
  const average = call('IF', binary(cost, '=', number(0)), number(0), over(cell(costTaxId), cost));
  return [
    ...taxRows(plan, 'cost_tax', items, {
      total: costTaxId,
      label: texts.onCost,
      totalLabel: texts.onCostTotal,
    }),
    row({
      id: costRateId,
      role: 'calculation',
      label: texts.averageRate,
      note: texts.averageRateNote,
      format: 'share',
      unit: plainUnit('%'),
      periods: formula(average),
    }),
  ];
}

/** The average rate of cost of sales as a fraction; null where none of its items is taxed. */
export const costTaxRate = (plan: WorkbookPlan): CellExpression | null =>
  taxedItems(plan, 'costs').length > 0 ? cell(costRateId) : null;

/** The rate of an expense as a fraction; null where it is not taxed. */
export const expenseTaxRate = rateOf;

const purchasesOf = (items: readonly TaxedItem[]): readonly TaxedItem[] =>
  items.map((item) => ({ ...item, amount: ownedRowId('wc', item.resource.id, 'purchases') }));

/** The tax that is owed to suppliers with the purchases of the period. */
export const taxOnPurchases = (plan: WorkbookPlan): CellExpression | null =>
  costTaxRate(plan) || taxedItems(plan, 'expenses').length > 0 ? cell(onPurchasesId) : null;

/** The tax on what is spent on assets. */
export const taxOnCapex = (plan: WorkbookPlan): CellExpression | null =>
  taxedItems(plan, 'capex').length > 0 ? cell(onCapexId) : null;

/** [WC-23] On purchases, which include what stock grows by, and on what is spent on assets. */
export function taxOnPurchasesRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = salesTaxTexts[language];
  const averageRate = costTaxRate(plan);
  const ofCost = averageRate && {
    id: id('cos_purchase_tax'),
    label: texts.onPurchases(workingCapitalTexts[language].costOfSales),
    note: texts.onPurchasesNote,
  };
  const bought = [
    ...(ofCost ? [flowRow(plan, ofCost, times(cell(id('cos_purchases')), averageRate))] : []),
    ...purchasesOf(taxedItems(plan, 'expenses')).map(({ resource, amount, rate }) =>
      flowRow(
        plan,
        {
          id: ownedRowId('wc', resource.id, 'purchase_tax'),
          label: texts.onPurchases(resource.name),
          note: texts.onPurchasesNote,
          ...belongsTo(resource),
        },
        times(cell(amount), rate),
      ),
    ),
  ];
  const total = (sum: CellExpression): Row =>
    flowRow(plan, { id: onPurchasesId, role: 'total', label: texts.onPurchasesTotal }, sum);
  const rows = [
    ...costRows(plan),
    ...(bought.length > 0 ? summed('wc', 'tax_on_purchases', bought, total) : []),
    ...taxRows(plan, 'tax_on_capex', taxedItems(plan, 'capex'), {
      total: onCapexId,
      label: texts.onCapex,
      totalLabel: texts.onCapexTotal,
    }),
  ];
  if (rows.length === 0) return [];
  return [
    heading('wc', 'tax_on_purchases', texts.onPurchasesHeading),
    ...rows,
    blank('wc', 'after_tax_on_purchases'),
  ];
}
