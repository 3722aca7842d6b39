// The names of the company-wide terms.
import { defineMessages } from 'react-intl';

export const optionNames = defineMessages({
  minCashBalance: { id: 'wc.minCashBalance' },
  accountsReceivablePeriod: { id: 'wc.accountsReceivablePeriod' },
  inventoryPeriod: { id: 'wc.inventoryPeriod' },
  accountsPayablePeriod: { id: 'wc.accountsPayablePeriod' },
  salesTaxPeriod: { id: 'wc.salesTaxPeriod' },
  wacc: { id: 'npv.wacc' },
  tgr: { id: 'npv.tgr' },
  ebitda_multiple: { id: 'npv.ebitda_multiple' },
  cash: { id: 'opening.at-cash' },
  receivables: { id: 'opening.at-receivables' },
  stock: { id: 'opening.at-stock' },
  payables: { id: 'opening.at-payables' },
  deferred: { id: 'opening.at-deferred' },
  lossPool: { id: 'opening.at-losses' },
});
