// The revenue sheet: each service with its drivers and its total, and the total revenue.
import { tradeSheet } from '../../flows/trade-sheet.ts';

export const revenue = tradeSheet({
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
