// The roll-forward of each working capital balance: opening, in, out, closing.
import { type CellExpression, cell, minus, number, plus, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { deferredChangeId, deferredId } from '../../flows/deferred-income.ts';
import { isGiven, openingAmount, runningOff } from '../../flows/opening-position.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import type { Resource } from '../../survey/resource.ts';
import { purchasesId } from './payables.ts';
import { prepaidItems } from './prepaid.ts';
import { type RollForwardBalance, rollTexts } from './roll-texts.ts';
import { taxOnPurchases, taxOnSales } from './sales-tax.ts';
import { hasSalesTaxBalance, salesTaxOfPeriod } from './sales-tax-balance.ts';
import { stockedItems } from './stock.ts';
import { workingCapitalTexts } from './texts.ts';

const id = (balance: RollForwardBalance, step: 'in' | 'out' | 'open' | 'close'): RowId =>
  rowId('wc', `${balance}_${step}`);

interface RollForwardPart {
  readonly row: RowId;
  readonly label: string;
  readonly resource: Resource | null;
}

interface KnownMovement {
  /** Rows that add it up, where it consists of several items. */
  readonly rows: readonly Row[];
  readonly amount: CellExpression;
}

/** Several items are added up in a block of links; a single item is read directly. */
function gathered(
  plan: WorkbookPlan,
  balance: RollForwardBalance,
  title: string,
  parts: readonly RollForwardPart[],
): KnownMovement {
  const [only, ...others] = parts;
  if (!only) return { rows: [], amount: number(0) };
  if (others.length === 0) return { rows: [], amount: cell(only.row) };
  const links = parts.map(({ row, label, resource }) =>
    flowRow(
      plan,
      { id: `${row}.${balance}`, role: 'link', label, ...(resource ? belongsTo(resource) : {}) },
      cell(row),
    ),
  );
  const total = rowId('wc', `${balance}_items`);
  const rows = summed('wc', `${balance}_items`, links, (sum) =>
    flowRow(plan, { id: total, role: 'total', label: title }, sum),
  );
  return { rows: [...rows, blank('wc', `after_${balance}_items`)], amount: cell(total) };
}

/** What is paid ahead and sales tax are never there at the opening. */
function openingOf({ survey }: WorkbookPlan, balance: RollForwardBalance): CellExpression | null {
  if (balance === 'prepaid' || balance === 'sales_tax') return null;
  if (!isGiven(survey, runningOff[balance])) return null;
  return openingAmount(survey, runningOff[balance]);
}

function atZero(balance: RollForwardBalance): CellExpression {
  const [open, coming, going] = [id(balance, 'open'), id(balance, 'in'), id(balance, 'out')];
  return minus(plus(cell(open, 'zero'), cell(coming, 'zero')), cell(going, 'zero'));
}

/** [WC-10] One movement is known; the other follows from the balances. */
function rollRows(
  plan: WorkbookPlan,
  balance: RollForwardBalance,
  known: 'in' | 'out',
  { rows, amount }: KnownMovement,
): readonly Row[] {
  const texts = rollTexts[plan.survey.template.language][balance];
  const other = known === 'in' ? 'out' : 'in';
  const [open, coming, going, total] = [
    cell(id(balance, 'open')),
    cell(id(balance, 'in')),
    cell(id(balance, 'out')),
    cell(rowId('wc', balance)),
  ];
  const followed = known === 'in' ? minus(plus(open, coming), total) : minus(plus(going, total), open);
  const role = amount.kind === 'cell' ? 'link' : 'calculation';
  const opening = openingOf(plan, balance);
  return [
    heading('wc', `${balance}_roll`, texts.heading),
    ...rows,
    moneyRow(
      plan,
      { id: id(balance, 'open'), label: texts.open, zero: opening && formula(opening) },
      cell(id(balance, 'close'), 'previous'),
    ),
    flowRow(plan, { id: id(balance, known), role, label: texts[known] }, amount),
    flowRow(plan, { id: id(balance, other), label: texts[other], note: texts.note }, followed),
    moneyRow(
      plan,
      {
        id: id(balance, 'close'),
        role: 'total',
        label: texts.close,
        zero: formula(opening ? atZero(balance) : number(0)),
      },
      minus(plus(open, coming), going),
    ),
    blank('wc', `after_${balance}_roll`),
  ];
}

function invoiced(plan: WorkbookPlan): CellExpression {
  const earned = exportedCell(plan, rowId('revenue', 'total'));
  const net = isExported(plan, deferredChangeId) ? plus(earned, cell(deferredChangeId)) : earned;
  const tax = taxOnSales(plan);
  return tax ? plus(net, tax) : net;
}

function bought(plan: WorkbookPlan): CellExpression {
  const tax = taxOnPurchases(plan);
  return tax ? plus(cell(purchasesId), tax) : cell(purchasesId);
}

export function rollForwardRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const words = workingCapitalTexts[language];
  const texts = rollTexts[language];
  const stocked = stockedItems(plan).map(({ resource }) => ({
    row: ownedRowId('wc', resource.id, 'purchases'),
    label: words.purchases(resource.name),
    resource,
  }));
  const cosPurchases = {
    row: rowId('wc', 'cos_purchases'),
    label: words.purchases(words.costOfSales),
    resource: null,
  };
  const used = prepaidItems(plan).map(({ resource, origin }) => ({
    row: origin,
    label: resource.name,
    resource,
  }));
  return [
    ...rollRows(plan, 'receivables', 'in', {
      rows: [],
      amount: invoiced(plan),
    }),
    ...rollRows(
      plan,
      'inventory',
      'in',
      gathered(plan, 'inventory', texts.inventory.items, [cosPurchases, ...stocked]),
    ),
    ...rollRows(plan, 'prepaid', 'out', gathered(plan, 'prepaid', texts.prepaid.items, used)),
    ...rollRows(plan, 'payables', 'in', { rows: [], amount: bought(plan) }),
    ...(hasSalesTaxBalance(plan)
      ? rollRows(plan, 'sales_tax', 'in', { rows: [], amount: salesTaxOfPeriod(plan) })
      : []),
  ];
}

/** [WC-11] The change in working capital less the sum of the movements: 0 if correct. */
export function differenceRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const least = rowId('wc', 'minimum_cash');
  const moved = (balance: RollForwardBalance) => minus(cell(id(balance, 'in')), cell(id(balance, 'out')));
  const deferred = isExported(plan, deferredId)
    ? [minus(cell(deferredId), cell(deferredId, 'previous'))]
    : [];
  const movements = rowId('wc', 'movements');
  const moving = minus(
    plus(
      minus(cell(least), cell(least, 'previous')),
      moved('receivables'),
      moved('inventory'),
      moved('prepaid'),
    ),
    moved('payables'),
    ...(hasSalesTaxBalance(plan) ? [moved('sales_tax')] : []),
  );
  const words = workingCapitalTexts[language];
  return [
    moneyRow(plan, { id: movements, label: words.movements, span: 'sum' }, moving),
    moneyRow(
      plan,
      { id: rowId('wc', 'difference'), role: 'check', label: words.difference, span: 'sum' },
      minus(cell(rowId('wc', 'change')), minus(cell(movements), ...deferred)),
    ),
  ];
}
