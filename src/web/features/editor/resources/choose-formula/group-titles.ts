// What the groups of formulas are called.
import { defineMessages } from 'react-intl';
import type { FormulaGroupId } from './find-formulas.ts';

export const groupTitles = defineMessages<FormulaGroupId>({
  goods: { id: 'formulas.goods' },
  subscriptions: { id: 'formulas.subscriptions' },
  customers: { id: 'formulas.customers' },
  people: { id: 'formulas.people' },
  space: { id: 'formulas.space' },
  contracts: { id: 'formulas.contracts' },
  rows: { id: 'formulas.rows' },
  stock: { id: 'formulas.stock' },
  amounts: { id: 'formulas.amounts' },
  rates: { id: 'formulas.rates' },
  own: { id: 'formulas.own' },
});
