// How a volume moves: how it fills up, grows and has seasons, in the usual course, with a slow start and with a strong one.
import type { Kind, Volume } from '#catalog/kind/kind.ts';
import { seasons } from '#catalog/kind/seasons.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import { generatedTexts } from '../business/texts.ts';
import { kindOf, months, numberText, type PartContext } from './context.ts';
import { figureOfAll } from './figured.ts';
import type { Numbers, Typed } from './line.ts';

interface Course {
  /** Of what is typical. */
  readonly level: number;
  /** Of the months until it is full. */
  readonly time: number;
  /** Of where it begins. */
  readonly from: number;
}

const usual: Course = { level: 1, time: 1, from: 1 };
const slow: Course = { level: 0.9, time: 1.5, from: 0.8 };
const strong: Course = { level: 1.08, time: 0.75, from: 1.2 };

/** The weather spares nobody, but no customers have to be won for it either. */
const slowWeather: Course = { ...slow, level: 0.94 };
const strongWeather: Course = { ...strong, level: 1.04 };

const fullPercent = 100;
const mostOfUse = 98;
/** A slow start never begins with less. */
const leastFrom = 5;

/** How full it is on average in the first so many months, between 0 and 1. */
function averageLevel(from: number, until: number, span: number): number {
  const rising = Math.min(until, span);
  const atEnd = until === 0 ? 1 : from + (1 - from) * (rising / until);
  const filling = rising * ((from + atEnd) / 2);
  return (filling + (span - rising)) / span;
}

const isWeather = ({ season }: Kind): boolean =>
  seasons[season].isOfWeather && ['sun', 'wind', 'harvest'].includes(season);

function rampOf(context: PartContext, { time, from }: Course): NonNullable<Numbers['driver']>['ramp'] {
  const { ramp } = kindOf(context);
  const span = months(context);
  const until = Math.round(ramp.months.typical * time);
  const start = Math.max(leastFrom, Math.min(fullPercent, ramp.from.typical * from));
  if (until === 0 || start >= fullPercent) return undefined;
  const first = span === 1 ? start / fullPercent : averageLevel(start / fullPercent, until, span);
  return {
    from: numberText(Math.round(first * fullPercent)),
    periods: numberText(Math.max(1, Math.ceil(until / span))),
  };
}

/** Growth lasts for the years that are known, then nothing is claimed. */
const growthText = (rates: readonly number[]): string | null =>
  rates.every((rate) => rate === 0) ? null : [...rates, 0].map(numberText).join(';');

/** Growth by what somebody says is foreseen for so many years. */
const yearsOfGrowth = 5;

/** What grows each year: as is usual, or as somebody says, as far as there is room. */
export function growthOf(
  { formula, inputs, growth }: Volume,
  { business, part }: Pick<PartContext, 'business' | 'part'>,
): readonly number[] {
  const said = figureOfAll('growth', business);
  if (said === null) return growth ?? part.kind.growth;
  const { moving: id, variables } = volumeFormulas[formula];
  const isPercent = variables.some((variable) => variable.id === id && variable.isPercent === true);
  const use = isPercent ? (inputs[id]?.typical ?? 0) * strong.level : 0;
  let room = use > 0 ? Math.max(1, mostOfUse / use) : Number.POSITIVE_INFINITY;
  return Array.from({ length: yearsOfGrowth }, () => {
    const rate = Math.min(said, Math.floor((room - 1) * 100));
    room /= 1 + rate / 100;
    return rate;
  });
}

function inCourse(
  value: number,
  isPercent: boolean,
  volume: Volume,
  context: PartContext,
  course: Course,
): Numbers {
  const kind = kindOf(context);
  const growth = growthText(growthOf(volume, context));
  const ramp = rampOf(context, course);
  const wanted = value * course.level;
  const level = isPercent && course.level > 1 ? Math.max(value, Math.min(mostOfUse, wanted)) : wanted;
  return {
    data: numberText(Number(level.toPrecision(3))),
    driver: {
      ...(growth !== null && { growth: { rate: growth, per: 'year' as const } }),
      ...(kind.season !== 'even' && { season: { lookupId: `seasonality_${context.index + 1}` } }),
      ...(ramp && { ramp }),
    },
  };
}

/** The numbers of the variable of a volume that moves. */
export function moving(
  value: number,
  isPercent: boolean,
  volume: Volume,
  context: PartContext,
): Omit<Typed, 'source'> {
  const at = (course: Course) => inCourse(value, isPercent, volume, context, course);
  const byWeather = isWeather(kindOf(context));
  const texts = generatedTexts[context.business.language];
  return {
    ...at(usual),
    others: [at(byWeather ? slowWeather : slow), at(byWeather ? strongWeather : strong)],
    note: `${texts.slowReason} ${texts.strongReason}`,
  };
}

/** How full the business is in a period counted from 0, in the usual course. */
export function fullness(context: PartContext, period: number): number {
  const { ramp } = kindOf(context);
  const until = ramp.months.typical;
  const from = ramp.from.typical / fullPercent;
  const month = (period + 0.5) * months(context);
  return until === 0 ? 1 : Math.min(1, from + (1 - from) * (month / until));
}
