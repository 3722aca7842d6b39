// The names of the company-wide settings when two versions are compared.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { depreciationStartNames } from '../../fields/depreciation-starts.ts';
import { periodicityNames } from '../../fields/periodicity-names.ts';
import { taxAssessmentNames } from '../../fields/tax-assessments.ts';
import type { SettingId } from './difference.ts';

export const settingNames: Readonly<Record<SettingId, MessageDescriptor>> = defineMessages({
  name: { id: 'editor.name' },
  prompt: { id: 'difference.prompt' },
  context: { id: 'difference.context' },
  dateStart: { id: 'model.date-start' },
  periodicity: { id: 'model.periodicity' },
  length: { id: 'model.length' },
  yearEnd: { id: 'model.year-end' },
  currency: { id: 'model.currency' },
  moneyUnits: { id: 'model.money-units' },
  taxAssessed: { id: 'tax.assessed' },
  depreciationStart: { id: 'depreciation.start' },
  minCashBalance: { id: 'wc.minCashBalance' },
  accountsReceivablePeriod: { id: 'wc.accountsReceivablePeriod' },
  inventoryPeriod: { id: 'wc.inventoryPeriod' },
  accountsPayablePeriod: { id: 'wc.accountsPayablePeriod' },
  salesTaxPeriod: { id: 'wc.salesTaxPeriod' },
  wacc: { id: 'npv.wacc' },
  tgr: { id: 'npv.tgr' },
  ebitda_multiple: { id: 'npv.ebitda_multiple' },
  exit: { id: 'npv.exit' },
  openingInvested: { id: 'npv.opening-invested' },
  cash: { id: 'opening.at-cash' },
  receivables: { id: 'opening.at-receivables' },
  stock: { id: 'opening.at-stock' },
  payables: { id: 'opening.at-payables' },
  deferred: { id: 'opening.at-deferred' },
  lossPool: { id: 'opening.at-losses' },
});

/** Settings whose values are names from the product, by value. */
export const namedValues: Readonly<Partial<Record<SettingId, Readonly<Record<string, MessageDescriptor>>>>> =
  {
    periodicity: periodicityNames,
    moneyUnits: defineMessages({
      mln: { id: 'model.units-mln' },
      thousand: { id: 'model.units-thousand' },
      units: { id: 'model.units-units' },
    }),
    taxAssessed: taxAssessmentNames,
    depreciationStart: depreciationStartNames,
    exit: defineMessages({
      none: { id: 'exit.none' },
      gordon: { id: 'exit.gordon' },
      multiple: { id: 'exit.multiple' },
      liquidation: { id: 'exit.liquidation' },
    }),
    openingInvested: defineMessages({
      counted: { id: 'difference.yes' },
      'not-counted': { id: 'difference.no' },
    }),
  };
