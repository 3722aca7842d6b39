// What frames a business: its taxes and prices, and the money that it starts with.

import type { Business } from '../business/business.ts';
import { generatedTexts } from '../business/texts.ts';
import { type Adjustments, numberText } from './context.ts';
import { figureOfAll } from './figured.ts';
import { formulaOf } from './formulas.ts';
import type { Line } from './line.ts';

const rateLine = (
  id: string,
  rel: 'taxincome' | 'taxsales' | 'inflation',
  name: string,
  rate: number,
  { language }: Business,
): Line => ({
  id,
  rel,
  section: rel === 'inflation' ? 'section_inflation' : 'section_taxes',
  name,
  flows: [
    {
      formula: formulaOf(rel === 'taxsales' ? 'sales_tax_rate' : 'rate', language),
      inputs: { rate: { data: numberText(rate), source: generatedTexts[language].placeEstimate } },
    },
  ],
  terms: {},
});

export function rateLines(business: Business): readonly Line[] {
  const { rates, language } = business;
  const texts = generatedTexts[language];
  return [
    rateLine('taxincome_1', 'taxincome', texts.incomeTax, rates.incomeTax, business),
    ...(rates.salesTax === null
      ? []
      : [rateLine('taxsales_1', 'taxsales', texts.salesTax, rates.salesTax, business)]),
    rateLine('inflation_1', 'inflation', texts.prices, rates.inflation, business),
  ];
}

/** Loans of what lasts long are repaid over longer, unless somebody says for how long. */
export function termOf(business: Business): number {
  const said = figureOfAll('loan-years', business);
  if (said !== null) return Math.max(1, Math.round(said * monthsInYear));
  const { head } = business;
  const [, longestPayback] = head.kind.health.payback;
  if (longestPayback > 120) return 144;
  return longestPayback > 72 ? 96 : 60;
}

const monthsInYear = 12;
const shortestGrace = 3;
const longestGrace = 12;

/** Only interest is paid while the business fills up, for a year at most. */
export function graceOf(business: Business): number {
  const quarters = Math.ceil(business.head.kind.ramp.months.typical / shortestGrace);
  const grace = Math.max(shortestGrace, Math.min(longestGrace, quarters * shortestGrace));
  // Something is left to repay it in.
  return Math.min(grace, Math.floor(termOf(business) / 2));
}

export function moneyLines(
  business: Business,
  { equity, loan, isLoanKept = false }: Adjustments,
): readonly Line[] {
  const { language, rates, dateStart } = business;
  const texts = generatedTexts[language];
  const formula = formulaOf('amount', language);
  const atStart = (amount: number) => ({
    data: numberText(amount),
    driver: { start: dateStart, end: dateStart },
    source: texts.sizedToNeed,
  });
  const nothing = { data: '0' };
  const number = (name: string, units: string, value: number) => ({ name, units, value: numberText(value) });
  const founders: Line = {
    id: 'equity_1',
    rel: 'equity',
    section: 'section_financing',
    name: texts.founders,
    flows: [
      { formula, inputs: { amount: atStart(equity) } },
      { formula, inputs: { amount: nothing } },
    ],
    terms: { dividend: number('dividend', '%', 0) },
  };
  if (loan === 0 && !isLoanKept) return [founders];
  return [
    founders,
    {
      id: 'loan_1',
      rel: 'loan',
      section: 'section_financing',
      name: texts.loan,
      flows: [
        { formula, inputs: { amount: atStart(loan) } },
        { formula, inputs: { amount: nothing } },
      ],
      terms: {
        interestmargin: number('interestmargin', '%', rates.interest),
        commitment: number('commitment', '%', 100),
        repayment: { name: 'repayment', value: 'annuity' },
        term: number('term', 'months', termOf(business)),
        grace: number('grace', 'months', graceOf(business)),
      },
    },
  ];
}
