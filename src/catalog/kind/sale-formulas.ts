// The formulas of what is sold by a volume: each unit of it, or a part of them, at a price.
import type { FormulaDefault, VariableDefault } from '#template/formula-default.ts';

const base: VariableDefault = {
  id: 'base',
  name: { en: 'Base', ru: 'База' },
  reference: null,
};
const price: VariableDefault = { id: 'price', name: { en: 'Price', ru: 'Цена' }, isCurrency: true };

export const saleFormulas: Readonly<Record<'priceOf' | 'partPriceOf', FormulaDefault>> = {
  priceOf: {
    id: 'price_of',
    name: { en: 'Another row × price', ru: 'Другая строка × цена' },
    expression: 'total = base * price',
    allowedRels: ['service'],
    variables: [base, price],
  },
  partPriceOf: {
    id: 'part_price_of',
    name: { en: 'Share of another row × price', ru: 'Доля другой строки × цена' },
    expression: 'total = base * share * price',
    allowedRels: ['service'],
    variables: [
      base,
      {
        id: 'share',
        name: { en: 'Share', ru: 'Доля' },
        units: { en: '%', ru: '%' },
        isPercent: true,
        value: '100',
      },
      price,
    ],
  },
};
