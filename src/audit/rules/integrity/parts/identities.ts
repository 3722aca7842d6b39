// The identities between the lines of the statements, by the rule that checks them.
import type { Identity } from './identity.ts';

export const balanceIdentities: readonly Identity[] = [
  {
    message: 'balance',
    terms: [
      { line: 'totalAssets', sign: 1 },
      { line: 'totalSources', sign: -1 },
    ],
    isCertain: true,
  },
];

export const cashIdentities: readonly Identity[] = [
  {
    message: 'cash',
    terms: [
      { line: 'closingCash', sign: 1 },
      { line: 'cash', sign: -1 },
    ],
  },
];

export const rollForwardIdentities: readonly Identity[] = [
  {
    message: 'retained',
    terms: [
      { line: 'retainedEarnings', sign: 1 },
      { line: 'retainedEarnings', sign: -1, isBefore: true },
      { line: 'netIncome', sign: -1 },
      { line: 'dividends', sign: 1, isSize: true },
    ],
    spare: ['dividends'],
  },
  {
    message: 'opening',
    terms: [
      { line: 'openingCash', sign: 1 },
      { line: 'closingCash', sign: -1, isBefore: true },
    ],
  },
  {
    message: 'closing',
    terms: [
      { line: 'closingCash', sign: 1 },
      { line: 'openingCash', sign: -1 },
      { line: 'netChange', sign: -1 },
    ],
  },
  {
    message: 'assets',
    terms: [
      { line: 'bookValue', sign: 1 },
      { line: 'bookValue', sign: -1, isBefore: true },
      { line: 'capital', sign: -1 },
      { line: 'wear', sign: 1 },
      // What is sold leaves with its book value: its proceeds less the gain on it.
      { line: 'assetProceeds', sign: 1 },
      { line: 'assetGain', sign: -1 },
    ],
    spare: ['assetProceeds', 'assetGain'],
  },
  {
    message: 'debt',
    terms: [
      { line: 'debt', sign: 1 },
      { line: 'debt', sign: -1, isBefore: true },
      { line: 'drawdown', sign: -1 },
      { line: 'repayment', sign: 1 },
    ],
  },
  {
    message: 'capital',
    terms: [
      { line: 'paidInCapital', sign: 1 },
      { line: 'paidInCapital', sign: -1, isBefore: true },
      { line: 'contribution', sign: -1 },
      { line: 'equityRepayment', sign: 1 },
    ],
  },
];

const same = (
  message: string,
  one: Identity['terms'][number]['line'],
  other: Identity['terms'][number]['line'],
): Identity => ({
  message,
  terms: [
    { line: one, sign: 1, isSize: true },
    { line: other, sign: -1, isSize: true },
  ],
});

export const agreementIdentities: readonly Identity[] = [
  {
    message: 'parts',
    terms: [
      { line: 'netChange', sign: 1 },
      { line: 'operating', sign: -1 },
      { line: 'investing', sign: -1 },
      { line: 'financing', sign: -1 },
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
