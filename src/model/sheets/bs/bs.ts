// The balance sheet: what there is, and whose it is; the difference is 0.
import { call, minus, type RowId, stack } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Plan, SheetDefinition } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import { balanceLine, linkedBalance, type Statement } from '../../rows/statement-row.ts';
import { balanceTexts } from './texts.ts';

const id = (part: string): RowId => rowId('bs', part);

interface Side {
  readonly heading: string;
  readonly part: string;
  readonly total: string;
  readonly rows: readonly Row[];
}

function side(plan: Plan, { heading: title, part, total, rows }: Side): readonly Row[] {
  const gap = blank('bs', part);
  const first = rows[0];
  if (!first) return [];
  const zero = formula(call('SUM', stack(first.id, gap.id, 'zero')));
  return [
    heading('bs', part, title),
    ...rows,
    gap,
    moneyRow(
      plan,
      { id: id(part), role: 'total', label: total, isGrandTotal: true, zero },
      call('SUM', stack(first.id, gap.id)),
    ),
    blank('bs', `after_${part}`),
  ];
}

/** [BS-1] */
function assetRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const own = balanceTexts[plan.survey.template.language];
  const line = (part: string, label: string, from: RowId) => linkedBalance(statement, { part, label }, from);
  return side(plan, {
    heading: own.assets,
    part: 'total_assets',
    total: own.totalAssets,
    rows: [
      line('cash', own.cash, rowId('cf', 'closing_cash')),
      line('receivables', own.receivables, rowId('wc', 'receivables')),
      line('inventory', own.inventory, rowId('wc', 'inventory')),
      line('prepaid', own.prepaid, rowId('wc', 'prepaid')),
      line('fixed_assets', own.fixedAssets, rowId('fixedassets', 'net_book_value')),
    ],
  });
}

/** [BS-2] Retained earnings open at 0 and grow by what is not paid out. */
function liabilityRows(statement: Statement): readonly Row[] {
  const { plan } = statement;
  const own = balanceTexts[plan.survey.template.language];
  const line = (part: string, label: string, from: RowId) => linkedBalance(statement, { part, label }, from);
  return side(plan, {
    heading: own.liabilities,
    part: 'total_liabilities_equity',
    total: own.totalLiabilitiesEquity,
    rows: [
      line('payables', own.payables, rowId('wc', 'payables')),
      line('debt', own.debt, rowId('financing', 'debt')),
      line('paid_in_capital', own.paidInCapital, rowId('financing', 'paid_in_capital')),
      line('retained_earnings', own.retainedEarnings, rowId('is', 'earnings_closing')),
    ],
  });
}

const named = [
  ...['cash', 'receivables', 'inventory', 'prepaid', 'fixed_assets', 'total_assets', 'payables', 'debt'],
  ...['paid_in_capital', 'retained_earnings', 'total_liabilities_equity', 'check'],
];

export const balanceSheet: SheetDefinition = {
  id: 'bs',
  moduleId: 'module_bs',
  category: 'output',
  axis: 'periods',
  // The checks of every model read it, so it stands even where its module is off.
  isPlaced: () => true,
  titles: { en: balanceTexts.en.title, ru: balanceTexts.ru.title },
  holds: { en: 'what there is, and whose it is', ru: 'что есть и чьё оно' },
  named,
  wishes: () => ({ figures: named.map(id) }),
  place: (plan) => {
    const statement: Statement = { plan, sheetId: 'bs' };
    const own = balanceTexts[plan.survey.template.language];
    // [BS-3]
    const difference = balanceLine(
      statement,
      { part: 'check', label: own.check, note: own.checkNote },
      (read) => minus(read('total_assets'), read('total_liabilities_equity')),
      'check',
    );
    return {
      rows: [
        ...linkedHeader('bs', own.title, plan),
        ...assetRows(statement),
        ...liabilityRows(statement),
        difference,
      ],
      diagnostics: [],
    };
  },
};
