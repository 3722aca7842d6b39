// The cost of sales sheet: each cost with its drivers and its total, and the total cost of sales.
import { tradeSheet } from '../../flows/trade-sheet.ts';

export const cos = tradeSheet({
  id: 'cos',
  sectionId: 'section_cos',
  flowId: 'expBook',
  texts: {
    en: {
      title: 'Cost of sales',
      byItem: 'Cost of sales by item',
      total: 'Total cost of sales',
      description: 'each cost with its drivers, and their sum',
    },
    ru: {
      title: 'Себестоимость',
      byItem: 'Себестоимость по статьям',
      total: 'Итого себестоимость',
      description: 'каждая статья со своими драйверами и сумма',
    },
  },
});
