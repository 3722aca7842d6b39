// What frames a business: its taxes, prices and seasons, and the money that it starts with.

import { inLanguage } from '#catalog/kind/pair.ts';
import { seasons } from '#catalog/kind/seasons.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import type { Business } from '../business/business.ts';
import { generatedTexts } from '../business/texts.ts';
import { type Adjustments, kindOf, numberText, type PartContext } from './context.ts';
import { figureOfAll } from './figured.ts';
import { formulaOf } from './formulas.ts';
import type { Line } from './line.ts';
import { growthOf } from './movement.ts';

const halfYear = 6;

/** Nothing is ever fuller than full, in the best month of a strong year either. */
const fullPercent = 100;
const strongest = 1.08;

/** How much more than on average a month may bring before the fullest volume is full. */
function headroom(context: PartContext): number {
  const uses = context.part.kind.volumes.flatMap((volume) => {
    const { formula, inputs } = volume;
    const { moving, variables } = volumeFormulas[formula];
    const isPercent = variables.some(({ id, isPercent: is }) => id === moving && is === true);
    const grown = growthOf(volume, context).reduce(
      (factor, rate) => factor * (1 + Math.max(0, rate) / 100),
      strongest,
    );
    return isPercent ? [(inputs[moving]?.typical ?? 0) * grown] : [];
  });
  return fullPercent / Math.max(1, ...uses);
}

/** The season with its peak held down to what there is room for. */
function held(weights: readonly number[], room: number): readonly number[] {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const peak = Math.max(...weights) / mean;
  const part = peak <= room ? 1 : Math.max(0, (room - 1) / (peak - 1));
  if (part === 1) return weights;
  return weights.map((weight) => Number((1 + (weight / mean - 1) * part).toFixed(2)));
}

/** A year begins half a year later in the south, where it is the weather that makes seasons. */
function weightsOf(context: PartContext): readonly number[] {
  const { business, part } = context;
  const { weights, isOfWeather } = seasons[part.kind.season];
  const isTurned = business.isSouthern && isOfWeather;
  const turned = isTurned ? [...weights.slice(halfYear), ...weights.slice(0, halfYear)] : weights;
  return held(turned, headroom(context));
}

export const seasonLines = (contexts: readonly PartContext[]): readonly Line[] =>
  contexts
    .filter((context) => kindOf(context).season !== 'even')
    .map((context) => {
      const { language } = context.business;
      return {
        id: `seasonality_${context.index + 1}`,
        rel: 'seasonality',
        section: 'section_seasonality',
        name: inLanguage(seasons[kindOf(context).season].name, language),
        flows: [
          {
            formula: formulaOf('twelve_months', language),
            inputs: { weights: { data: weightsOf(context).map(numberText).join(';') } },
          },
        ],
        terms: {},
      };
    });

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
