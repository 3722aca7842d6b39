// The seasons of a business as lines: how its months differ, those in which it is closed, and what of a usual year is left.

import { inLanguage } from '#catalog/kind/pair.ts';
import { seasons } from '#catalog/kind/seasons.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import { openText } from '../business/open-months.ts';
import { kindOf, months, numberText, type PartContext } from './context.ts';
import { formulaOf } from './formulas.ts';
import { growthOf, strongLevel } from './growth.ts';
import type { Line, LineFlow, Typed } from './line.ts';
import { openingTexts } from './season-texts.ts';

const monthsInYear = 12;
const halfYear = 6;

/** Nothing is ever fuller than full, in the best month of a strong year either. */
const fullPercent = 100;

/** How much more than on average a month may bring before the fullest volume is full. */
function headroom(context: PartContext): number {
  const uses = context.part.kind.volumes.flatMap((volume) => {
    const { formula, inputs } = volume;
    const { moving, variables } = volumeFormulas[formula];
    const isPercent = variables.some(({ id, isPercent: is }) => id === moving && is === true);
    const grown = growthOf(volume, context).reduce(
      (factor, rate) => factor * (1 + Math.max(0, rate) / 100),
      strongLevel,
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
function usualWeights(context: PartContext): readonly number[] {
  const { business } = context;
  const { weights, isOfWeather } = seasons[kindOf(context).season];
  const isTurned = business.isSouthern && isOfWeather;
  const turned = isTurned ? [...weights.slice(halfYear), ...weights.slice(0, halfYear)] : weights;
  return held(turned, headroom(context));
}

const isOpenIn = ({ business: { openMonths } }: PartContext, month: number): boolean =>
  openMonths?.includes(month) !== false;

/** Of nothing where it is closed. */
const weightsOf = (context: PartContext): readonly number[] =>
  usualWeights(context).map((weight, at) => (isOpenIn(context, at + 1) ? weight : 0));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What the open months bring, of a usual year: those that a kind does little in are missed little. */
export const partOfYear = (context: PartContext): number =>
  sumOf(weightsOf(context)) / sumOf(usualWeights(context));

const openId = 'seasonality_open';
const isEven = (context: PartContext): boolean => kindOf(context).season === 'even';

/** That of the kind; one that is even is that of the open months, where some are closed. */
export function seasonId(context: PartContext): string | null {
  if (!isEven(context)) return `seasonality_${context.index + 1}`;
  return context.business.openMonths ? openId : null;
}

/** From the first day of the forecast until it is open, in months. */
export function monthsUntilOpen(context: PartContext): number {
  const first = Number(context.business.dateStart.slice(5, 7));
  const after = Array.from({ length: monthsInYear }, (_, at) => at);
  return after.find((at) => isOpenIn(context, ((first - 1 + at) % monthsInYear) + 1)) ?? 0;
}

/** The months of the first period in which it is open, counted from the first of them. */
export function firstOpenMonths(context: PartContext): readonly number[] {
  const span = months(context);
  const until = monthsUntilOpen(context);
  const first = Number(context.business.dateStart.slice(5, 7)) - 1;
  const start = Math.floor(until / span) * span;
  return Array.from({ length: span }, (_, at) => start + at)
    .filter((at) => isOpenIn(context, ((first + at) % monthsInYear) + 1))
    .map((at) => at - until);
}

/** yyyy-mm-01 of the first month in which it is open; null where that is in the first period anyway. */
export function openFrom(context: PartContext): string | null {
  const until = monthsUntilOpen(context);
  if (Math.floor(until / months(context)) === 0) return null;
  const [year = 0, month = 1] = context.business.dateStart.split('-').map(Number);
  const at = month - 1 + until;
  const number = String((at % monthsInYear) + 1).padStart(2, '0');
  return `${year + Math.floor(at / monthsInYear)}-${number}-01`;
}

/** What is so in the open months alone: on average of the year it is less, which its season gives back to them. */
export function inOpenMonths(input: Typed, context: PartContext): Typed {
  const { openMonths, language } = context.business;
  if (!openMonths) return input;
  const part = openMonths.length / monthsInYear;
  const scaled = (value: string): string => numberText(Number((Number(value) * part).toPrecision(6)));
  const told = openingTexts[language].inOpenMonths(openMonths.length);
  return {
    ...input,
    data: input.data.split(';').map(scaled).join(';'),
    driver: { ...input.driver, season: { lookupId: openId } },
    note: input.note === undefined ? told : `${input.note} ${told}`,
  };
}

/** The flow with a variable that counts in the open months alone. */
export function flowInOpenMonths(flow: LineFlow, variable: string, context: PartContext): LineFlow {
  const input = flow.inputs[variable];
  if (!context.business.openMonths || input === undefined || 'row' in input) return flow;
  return { ...flow, inputs: { ...flow.inputs, [variable]: inOpenMonths(input, context) } };
}

function seasonLine(id: string, name: string, weights: readonly number[], context: PartContext): Line {
  return {
    ...{ id, rel: 'seasonality', section: 'section_seasonality', name },
    flows: [
      {
        formula: formulaOf('twelve_months', context.business.language),
        inputs: { weights: { data: weights.map(numberText).join(';') } },
      },
    ],
    terms: {},
  };
}

/** The months in which it is open, all alike. */
function openLine(context: PartContext): readonly Line[] {
  const { openMonths, language } = context.business;
  if (!openMonths) return [];
  const text = openText(openMonths, language);
  const name = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  const weights = Array.from({ length: monthsInYear }, (_, at) => (isOpenIn(context, at + 1) ? 1 : 0));
  return [seasonLine(openId, name, weights, context)];
}

export function seasonLines(contexts: readonly PartContext[]): readonly Line[] {
  const own = contexts
    .filter((context) => !isEven(context))
    .map((context) => {
      // Of one name whatever months are open, by which a changed model finds it again.
      const name = inLanguage(seasons[kindOf(context).season].name, context.business.language);
      return seasonLine(`seasonality_${context.index + 1}`, name, weightsOf(context), context);
    });
  const [first] = contexts;
  return [...own, ...(first ? openLine(first) : [])];
}
