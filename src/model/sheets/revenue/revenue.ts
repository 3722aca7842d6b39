// The revenue sheet: each service with its drivers and its total, and the total revenue.
import { deferredExports, deferredRows } from '../../flows/deferred-income.ts';
import { tradeSheet } from '../../flows/trade-sheet.ts';
import type { SheetDefinition } from '../../plan/sheet-definition.ts';

const sales = tradeSheet({
  id: 'revenue',
  sectionId: 'section_sales',
  flowId: 'incBook',
  texts: {
    en: {
      title: 'Revenue',
      byItem: 'Revenue by service',
      total: 'Total revenue',
      description: 'each service with its drivers, and their sum',
    },
    ru: {
      title: 'Выручка',
      byItem: 'Выручка по услугам',
      total: 'Итого выручка',
      description: 'каждая услуга со своими драйверами и сумма',
    },
  },
});

export const revenue: SheetDefinition = {
  ...sales,
  declare: (survey) => {
    const declared = sales.declare(survey);
    return { ...declared, exportedRows: [...(declared.exportedRows ?? []), ...deferredExports(survey)] };
  },
  place: (plan) => {
    const { rows, diagnostics } = sales.place(plan);
    return { rows: [...rows, ...deferredRows(plan)], diagnostics };
  },
};
