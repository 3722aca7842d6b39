// The sheet of selling, general and administrative expenses: each with its drivers and its total, and their sum.
import { tradeSheet } from '../../flows/trade-sheet.ts';

export const sga = tradeSheet({
  id: 'sga',
  sectionId: 'section_sga',
  flowId: 'expBook',
  texts: {
    en: {
      title: 'SG&A',
      byItem: 'Expenses by item',
      total: 'Total selling, general and administrative expenses',
      description: 'each expense with its drivers, and their sum',
    },
    ru: {
      title: 'Коммерческие и админ. расходы',
      byItem: 'Расходы по статьям',
      total: 'Итого коммерческие и административные расходы',
      description: 'расходы со своими драйверами и сумма',
    },
  },
});
