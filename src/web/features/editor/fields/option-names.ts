// The names of the company-wide terms.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { openingAmounts } from '#template/template.ts';
import type { OptionKey } from '../document/edits/provenance.ts';

export const optionNames: Readonly<Record<OptionKey, MessageDescriptor>> = defineMessages({
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

export const optionIds: readonly OptionKey[] = [
  ...(['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const),
  ...(['salesTaxPeriod', 'wacc', 'tgr', 'ebitda_multiple'] as const),
  ...openingAmounts,
];
