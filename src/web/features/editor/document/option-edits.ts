// Changes the terms of the whole company: working capital, what investors expect, and how money is shown.
import { defineMessages } from 'react-intl';
import type { MoneyUnits } from '#template/template.ts';
import type { Change } from './history.ts';

const labels = defineMessages({
  wc: { id: 'step.wc' },
  npv: { id: 'step.npv' },
  moneyUnits: { id: 'step.money-units' },
});

export const workingCapitalKeys = [
  'minCashBalance',
  'accountsReceivablePeriod',
  'inventoryPeriod',
  'accountsPayablePeriod',
] as const;

export const setWorkingCapital = (key: (typeof workingCapitalKeys)[number], value: string): Change => ({
  label: { message: labels.wc },
  mergeKey: `wc:${key}`,
  recipe: (draft) => {
    draft.data.options.wc[key] = value;
  },
});

export const investmentKeys = ['wacc', 'tgr', 'ebitda_multiple'] as const;

export const setInvestment = (key: (typeof investmentKeys)[number], value: string): Change => ({
  label: { message: labels.npv },
  mergeKey: `npv:${key}`,
  recipe: (draft) => {
    draft.data.options.modules.npv[key] = value;
  },
});

export const setMoneyUnits = (moneyUnits: MoneyUnits): Change => ({
  label: { message: labels.moneyUnits },
  recipe: (draft) => {
    draft.moneyUnits = moneyUnits;
  },
});
