// How a volume moves: how it fills up, grows and has seasons, in the usual course, with a slow start and with a strong one.
import type { Kind, Volume } from '#catalog/kind/kind.ts';
import { seasons } from '#catalog/kind/seasons.ts';
import { generatedTexts } from '../business/texts.ts';
import { kindOf, months, numberText, type PartContext } from './context.ts';
import { growthOf, mostOfUse, strongLevel } from './growth.ts';
import type { Numbers, Typed } from './line.ts';
import { firstOpenMonths, monthsUntilOpen, openFrom, partOfYear, seasonId } from './season-lines.ts';
import { openingTexts } from './season-texts.ts';

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
const strong: Course = { level: strongLevel, time: 0.75, from: 1.2 };

/** The weather spares nobody, but no customers have to be won for it either. */
const slowWeather: Course = { ...slow, level: 0.94 };
const strongWeather: Course = { ...strong, level: 1.04 };

const fullPercent = 100;
/** A part of a year is no round number. */
const seasonDigits = 6;
/** A slow start never begins with less. */
const leastFrom = 5;

/** How full it is on average in the first so many months, between 0 and 1. */
function averageLevel(from: number, until: number, span: number): number {
  const rising = Math.min(until, span);
  const atEnd = until === 0 ? 1 : from + (1 - from) * (rising / until);
  const filling = rising * ((from + atEnd) / 2);
  return (filling + (span - rising)) / span;
}

/** Of the open months of a first period that has closed ones too. */
function averageOpen(from: number, until: number, open: readonly number[]): number {
  const levels = open.map((month) => Math.min(1, from + (1 - from) * ((month + 0.5) / until)));
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
}

/** How full it is on average in its first period. */
function averageFirst(from: number, until: number, context: PartContext): number {
  const span = months(context);
  const open = firstOpenMonths(context);
  return open.length < span ? averageOpen(from, until, open) : averageLevel(from, until, span);
}

const isWeather = ({ season }: Kind): boolean =>
  seasons[season].isOfWeather && ['sun', 'wind', 'harvest'].includes(season);

function rampOf(context: PartContext, { time, from }: Course): NonNullable<Numbers['driver']>['ramp'] {
  const { ramp } = kindOf(context);
  const span = months(context);
  const until = Math.round(ramp.months.typical * time);
  const start = Math.max(leastFrom, Math.min(fullPercent, ramp.from.typical * from));
  if (until === 0 || start >= fullPercent) return undefined;
  const first = span === 1 ? start / fullPercent : averageFirst(start / fullPercent, until, context);
  return {
    from: numberText(Math.round(first * fullPercent)),
    periods: numberText(Math.max(1, Math.ceil(until / span))),
  };
}

/** Growth lasts for the years that are known, then nothing is claimed. */
const growthText = (rates: readonly number[]): string | null =>
  rates.every((rate) => rate === 0) ? null : [...rates, 0].map(numberText).join(';');

function inCourse(
  value: number,
  isPercent: boolean,
  volume: Volume,
  context: PartContext,
  course: Course,
): Numbers {
  const growth = growthText(growthOf(volume, context));
  const ramp = rampOf(context, course);
  const wanted = value * course.level;
  const full = isPercent && course.level > 1 ? Math.max(value, Math.min(mostOfUse, wanted)) : wanted;
  const level = Number(full.toPrecision(3)) * partOfYear(context);
  const season = seasonId(context);
  const start = openFrom(context);
  return {
    data: numberText(Number(level.toPrecision(seasonDigits))),
    driver: {
      ...(start !== null && { start }),
      ...(growth !== null && { growth: { rate: growth, per: 'year' as const } }),
      ...(season !== null && { season: { lookupId: season } }),
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
  const { language, openMonths } = context.business;
  const said = generatedTexts[language];
  const reasons = byWeather ? [said.slowWeather, said.strongWeather] : [said.slowReason, said.strongReason];
  const ofYear = openMonths ? [openingTexts[language].ofYear] : [];
  return {
    ...at(usual),
    others: [at(byWeather ? slowWeather : slow), at(byWeather ? strongWeather : strong)],
    note: [...ofYear, ...reasons].join(' '),
  };
}

/** How full the business is in a period counted from 0, in the usual course. */
export function fullness(context: PartContext, period: number): number {
  const { ramp } = kindOf(context);
  const until = ramp.months.typical;
  const from = ramp.from.typical / fullPercent;
  const month = Math.max(0, (period + 0.5) * months(context) - monthsUntilOpen(context));
  return until === 0 ? 1 : Math.min(1, from + (1 - from) * (month / until));
}
