// Changes company-wide terms: working capital, investor expectations, and how money is shown.

import { defineMessages } from 'react-intl';
import { type DaysTermId, daysTermIds } from '#template/sections.ts';
import type { MoneyUnits, Periodicity } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';

const labels = defineMessages({
  timeline: { id: 'step.timeline' },
  wc: { id: 'step.wc' },
  npv: { id: 'step.npv' },
  moneyUnits: { id: 'step.money-units' },
});

export type WorkingCapitalKey = 'minCashBalance' | DaysTermId;

export const workingCapitalKeys: readonly WorkingCapitalKey[] = ['minCashBalance', ...daysTermIds];

export const setWorkingCapital = (key: WorkingCapitalKey, value: string): DocumentChange => ({
  label: { message: labels.wc },
  mergeKey: `wc:${key}`,
  recipe: (draft) => {
    draft.data.options.wc[key] = value;
  },
});

export const setWorkingCapitalTerms = (
  terms: Readonly<Partial<Record<WorkingCapitalKey, string>>>,
): DocumentChange => ({
  label: { message: labels.wc },
  recipe: (draft) => {
    Object.assign(draft.data.options.wc, terms);
  },
});

export const investmentKeys = ['wacc', 'tgr', 'ebitda_multiple'] as const;

export type InvestmentKey = (typeof investmentKeys)[number];

export const setInvestment = (key: InvestmentKey, value: string): DocumentChange => ({
  label: { message: labels.npv },
  mergeKey: `npv:${key}`,
  recipe: (draft) => {
    draft.data.options.modules.npv[key] = value;
  },
});

export const setInvestmentTerms = (
  terms: Readonly<Partial<Record<InvestmentKey, string>>>,
): DocumentChange => ({
  label: { message: labels.npv },
  recipe: (draft) => {
    Object.assign(draft.data.options.modules.npv, terms);
  },
});

export interface Timeline {
  readonly dateStart: string;
  readonly periodicity: Periodicity;
  /** The last month of the fiscal year, 1 to 12. */
  readonly yearEnd: number;
  readonly periodCount: number;
}

/** Options that are not given stay as they are. */
export const setTimeline = ({ periodCount, ...timing }: Partial<Timeline>): DocumentChange => ({
  label: { message: labels.timeline },
  recipe: (draft) => {
    Object.assign(draft.data.options.timing, timing);
    if (periodCount !== undefined) draft.layout.cFcstColCount = periodCount;
  },
});

export const setMoneyUnits = (moneyUnits: MoneyUnits): DocumentChange => ({
  label: { message: labels.moneyUnits },
  recipe: (draft) => {
    draft.moneyUnits = moneyUnits;
  },
});
