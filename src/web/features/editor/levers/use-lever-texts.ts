// How the names, numbers and effects of sliders read.
import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import { shortMoney } from '#web/i18n/short-money.ts';
import type { HeadlineId } from '../calculation/levers/headlines.ts';
import type { LeverAnswer, LeverEffect } from '../calculation/levers/rank-levers.ts';
import { useTemplateFact } from '../document/document-context.ts';
import { isUnitInName } from '../fields/numbers/is-unit-in-name.ts';
import { optionNames } from '../fields/option-names.ts';
import { useInputName } from '../fields/use-input-name.ts';
import { leverNumbers } from './lever-numbers.ts';
import type { Lever } from './model-levers.ts';

const headlineWords: Readonly<Record<HeadlineId, MessageDescriptor>> = defineMessages({
  revenue: { id: 'levers.revenue' },
  profit: { id: 'levers.profit' },
  margin: { id: 'levers.margin' },
  closingCash: { id: 'levers.closing-cash' },
  lowestCash: { id: 'levers.lowest-cash' },
  npv: { id: 'levers.npv' },
});

/** Sums over all periods; the others are of one moment. */
const overForecast: ReadonlySet<HeadlineId> = new Set(['revenue', 'profit', 'margin']);

const periodsOfYear: Readonly<Record<Periodicity, number>> = { month: 12, quarter: 4, year: 1 };

/** Whole years are said in years. */
function spanOf(periods: number, periodicity: Periodicity): { count: number; period: Periodicity } {
  const years = periods / periodsOfYear[periodicity];
  return Number.isInteger(years) ? { count: years, period: 'year' } : { count: periods, period: periodicity };
}

/** No line ends between a sign and its amount: a word joiner stands there. */
const keptTogether = (amount: string): string => amount.replace(/^[+-]/, '$&\u2060');

interface LeverNames {
  /** Whole, for those who hear it. */
  readonly name: string;
  readonly owner: string;
  readonly detail: string;
}

export interface LeverTexts {
  readonly namesOf: (lever: Lever) => LeverNames;
  /** The first and the last number, where they differ. */
  readonly numbersOf: (text: string) => string;
  /** The same with what is counted. */
  readonly amountOf: (lever: Lever, text: string) => string;
  readonly percent: (percent: number) => string;
  readonly effectOf: (answer: LeverAnswer, effect: LeverEffect) => string;
}

export function useLeverTexts(): LeverTexts {
  const intl = useIntl();
  const inputName = useInputName();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  return useMemo(() => {
    const { formatMessage, formatNumber } = intl;
    const namesOf = (lever: Lever): LeverNames => {
      if (lever.kind === 'option') {
        const owner = formatMessage(optionNames[lever.option]);
        return { name: owner, owner, detail: '' };
      }
      const input = inputName(lever.input, lever.flow);
      const detail = lever.kind === 'growth' ? formatMessage({ id: 'levers.growth' }, { input }) : input;
      return { name: `${lever.resource}: ${detail}`, owner: lever.resource, detail };
    };
    const { numbersOf, ...numbers } = leverNumbers(formatNumber);
    const amountOf = (lever: Lever, text: string): string => {
      if (lever.kind === 'option') return numbersOf(text);
      const isSaid = isUnitInName(lever.units, inputName(lever.input, lever.flow));
      return numbers.amountOf(text, isSaid ? '' : lever.units);
    };
    const headlineOf = (id: HeadlineId, periods: number): string => {
      const headline = formatMessage(headlineWords[id]);
      if (!overForecast.has(id)) return headline;
      return formatMessage({ id: 'levers.over' }, { headline, ...spanOf(periods, periodicity) });
    };
    const effectOf = ({ headlines, currency, periods }: LeverAnswer, { effects }: LeverEffect): string => {
      const said = headlines.flatMap((id, index) => {
        const effect = effects[index] ?? 0;
        if (effect === 0) return [];
        const sign = effect > 0 ? '+' : '';
        const points = formatNumber(effect * 100, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
        const amount =
          id === 'margin'
            ? formatMessage({ id: 'dashboard.points' }, { points })
            : `${sign}${shortMoney(intl, effect, currency)}`;
        return `${headlineOf(id, periods)} ${keptTogether(amount)}`;
      });
      return formatMessage({ id: 'levers.effect' }, { effects: said.join(', ') });
    };
    const percent = (amount: number): string =>
      formatNumber(amount / 100, { style: 'percent', signDisplay: 'exceptZero' });
    return { namesOf, numbersOf, amountOf, effectOf, percent };
  }, [intl, inputName, periodicity]);
}
