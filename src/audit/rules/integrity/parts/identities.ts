// What has to hold between the lines of the statements, by the rule that asks for it.
import type { Identity } from './identity.ts';

export const balanceIdentities: readonly Identity[] = [
  {
    message: 'balance',
    terms: [
      { figure: 'totalAssets', sign: 1 },
      { figure: 'totalSources', sign: -1 },
    ],
    isCertain: true,
  },
];

export const cashIdentities: readonly Identity[] = [
  {
    message: 'cash',
    terms: [
      { figure: 'closingCash', sign: 1 },
      { figure: 'cash', sign: -1 },
    ],
  },
];

export const rollForwardIdentities: readonly Identity[] = [
  {
    message: 'retained',
    terms: [
      { figure: 'retainedEarnings', sign: 1 },
      { figure: 'retainedEarnings', sign: -1, isBefore: true },
      { figure: 'netIncome', sign: -1 },
      { figure: 'dividends', sign: 1, isSize: true },
    ],
    spare: ['dividends'],
  },
  {
    message: 'opening',
    terms: [
      { figure: 'openingCash', sign: 1 },
      { figure: 'closingCash', sign: -1, isBefore: true },
    ],
  },
  {
    message: 'closing',
    terms: [
      { figure: 'closingCash', sign: 1 },
      { figure: 'openingCash', sign: -1 },
      { figure: 'netChange', sign: -1 },
    ],
  },
  {
    message: 'assets',
    terms: [
      { figure: 'bookValue', sign: 1 },
      { figure: 'bookValue', sign: -1, isBefore: true },
      { figure: 'capital', sign: -1 },
      { figure: 'wear', sign: 1 },
    ],
  },
  {
    message: 'debt',
    terms: [
      { figure: 'debt', sign: 1 },
      { figure: 'debt', sign: -1, isBefore: true },
      { figure: 'drawdown', sign: -1 },
      { figure: 'repayment', sign: 1 },
    ],
  },
  {
    message: 'capital',
    terms: [
      { figure: 'paidInCapital', sign: 1 },
      { figure: 'paidInCapital', sign: -1, isBefore: true },
      { figure: 'contribution', sign: -1 },
      { figure: 'equityRepayment', sign: 1 },
    ],
  },
];

const same = (
  message: string,
  one: Identity['terms'][number]['figure'],
  other: Identity['terms'][number]['figure'],
): Identity => ({
  message,
  terms: [
    { figure: one, sign: 1, isSize: true },
    { figure: other, sign: -1, isSize: true },
  ],
});

export const agreementIdentities: readonly Identity[] = [
  {
    message: 'parts',
    terms: [
      { figure: 'netChange', sign: 1 },
      { figure: 'operating', sign: -1 },
      { figure: 'investing', sign: -1 },
      { figure: 'financing', sign: -1 },
    ],
  },
  same('differs', 'addedDepreciation', 'depreciation'),
  same('differs', 'depreciation', 'wear'),
  same('differs', 'spentCapital', 'capital'),
  same('differs', 'interest', 'loanInterest'),
  same('differs', 'fixedAssets', 'bookValue'),
  same('differs', 'balanceDebt', 'debt'),
  same('differs', 'balanceCapital', 'paidInCapital'),
];

export const allIdentities: readonly Identity[] = [
  ...balanceIdentities,
  ...cashIdentities,
  ...rollForwardIdentities,
  ...agreementIdentities,
];
