// Changes company-wide terms: working capital, investor expectations, and how money is shown.

import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { type DaysTermId, daysTermIds } from '#template/sections.ts';
import {
  type DepreciationStart,
  type ExitMethod,
  exitMethods,
  type MoneyUnits,
  type Periodicity,
  type Template,
} from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';

const labels = defineMessages({
  timeline: { id: 'step.timeline' },
  wc: { id: 'step.wc' },
  npv: { id: 'step.npv' },
  moneyUnits: { id: 'step.money-units' },
  depreciation: { id: 'step.depreciation-start' },
});

export type WorkingCapitalKey = 'minCashBalance' | DaysTermId | 'salesTaxPeriod';

/** The days of sales tax are asked for once there is one, or somebody has typed them. */
export function workingCapitalKeys({ data }: Pick<Template, 'data'>): readonly WorkingCapitalKey[] {
  const isTaxed =
    data.coreResources.some(({ rel }) => rel === 'taxsales') || Boolean(data.options.wc.salesTaxPeriod);
  return ['minCashBalance', ...daysTermIds, ...(isTaxed ? (['salesTaxPeriod'] as const) : [])];
}

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

/** What the returns count beside the forecast's own cash. */
export interface ReturnChoices {
  readonly exit: ExitMethod;
  readonly isOpeningInvested: boolean;
}

export const returnChoicesOf = ({ data }: Pick<Template, 'data'>): ReturnChoices => {
  const { exit, openingInvested } = data.options.modules.npv;
  return { exit: exit ?? 'none', isOpeningInvested: openingInvested === '1' };
};

export const exitMethodOf = (text: string): ExitMethod => exitMethods.find((one) => one === text) ?? 'none';

/** A choice that changes nothing is left out of the document. */
function putChoices(draft: Draft<Template>, { exit, isOpeningInvested }: Partial<ReturnChoices>): void {
  const { npv } = draft.data.options.modules;
  if (exit === 'none') delete npv.exit;
  else if (exit !== undefined) npv.exit = exit;
  if (isOpeningInvested === false) delete npv.openingInvested;
  else if (isOpeningInvested === true) npv.openingInvested = '1';
}

/** Choices that are not given stay as they are. */
export const setReturnChoices = (choices: Partial<ReturnChoices>): DocumentChange => ({
  label: { message: labels.npv },
  recipe: (draft) => putChoices(draft, choices),
});

export const setInvestmentTerms = (
  terms: Readonly<Partial<Record<InvestmentKey, string>>>,
  choices: Partial<ReturnChoices> = {},
): DocumentChange => ({
  label: { message: labels.npv },
  recipe: (draft) => {
    Object.assign(draft.data.options.modules.npv, terms);
    putChoices(draft, choices);
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

/** What is usual is left out of the document. */
export const setDepreciationStart = (start: DepreciationStart): DocumentChange => ({
  label: { message: labels.depreciation },
  recipe: (draft) => {
    const { options } = draft.data;
    if (start === 'next') delete options.depreciation?.start;
    else options.depreciation = { ...options.depreciation, start };
  },
});
