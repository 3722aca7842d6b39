// The names of the company-wide settings when two versions are compared.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SettingId } from './difference.ts';

export const settingNames: Readonly<Record<SettingId, MessageDescriptor>> = defineMessages({
  name: { id: 'editor.name' },
  prompt: { id: 'difference.prompt' },
  context: { id: 'difference.context' },
  dateStart: { id: 'model.date-start' },
  periodicity: { id: 'model.periodicity' },
  length: { id: 'model.length' },
  currency: { id: 'model.currency' },
  moneyUnits: { id: 'model.money-units' },
  minCashBalance: { id: 'wc.minCashBalance' },
  accountsReceivablePeriod: { id: 'wc.accountsReceivablePeriod' },
  inventoryPeriod: { id: 'wc.inventoryPeriod' },
  accountsPayablePeriod: { id: 'wc.accountsPayablePeriod' },
  wacc: { id: 'npv.wacc' },
  tgr: { id: 'npv.tgr' },
  ebitda_multiple: { id: 'npv.ebitda_multiple' },
  exit: { id: 'npv.exit' },
  openingInvested: { id: 'npv.opening-invested' },
});

/** Settings whose values are names from the product. */
export const valueNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  month: { id: 'model.month' },
  quarter: { id: 'model.quarter' },
  year: { id: 'model.year' },
  mln: { id: 'model.units-mln' },
  thousand: { id: 'model.units-thousand' },
  units: { id: 'model.units-units' },
  none: { id: 'exit.none' },
  gordon: { id: 'exit.gordon' },
  multiple: { id: 'exit.multiple' },
  liquidation: { id: 'exit.liquidation' },
  counted: { id: 'difference.yes' },
  'not-counted': { id: 'difference.no' },
});
