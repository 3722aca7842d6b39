// Reads how the numbers of a forecast entry move, in every scenario; null where they merely stand as typed.
import { readDate } from '#template/date.ts';
import type { Driver } from '#template/driver.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { ForecastEntry, ForecastScenario, Variable } from '#template/template.ts';
import { toSerial } from '#workbook/serial-date.ts';
import {
  type PartSpan,
  type Series,
  type SeriesDay,
  type SeriesPart,
  withoutFirst,
} from '../inputs/series.ts';
import type { FlowContext } from './flow.ts';

type Text = string | null | undefined;

/** A text for each scenario; null where the first scenario's stands in. */
type Texts = readonly (string | null)[];

const isBlank = isEmptyPeriodString;

/** A ramp without a length is none. */
function hasRamp({ ramp }: Driver): boolean {
  return !isBlank(ramp?.periods) && firstNumber(ramp?.periods) > 0;
}

const firstNumber = (text: Text): number => periodValues(text, 1)[0] ?? 0;

/** A driver none of whose parts says anything is none. */
function isDriver(driver: Driver | undefined): driver is Driver {
  if (!driver) return false;
  const { by, start, end, every, growth, season, ramp } = driver;
  const isGrowing = growth !== undefined && (growth.per !== undefined || !isBlank(growth.rate));
  const isNamed = by !== undefined || start !== undefined || end !== undefined || every !== undefined;
  const isRamped = !isBlank(ramp?.from) || !isBlank(ramp?.periods);
  return isNamed || isGrowing || season?.lookupId !== undefined || isRamped;
}

const driverOf = (scenario: ForecastScenario | undefined): Driver | null =>
  scenario && isDriver(scenario.driver) ? scenario.driver : null;

/** The word of the first scenario that says one. */
function firstSaid<Word>(
  drivers: readonly (Driver | null)[],
  wordOf: (driver: Driver) => Word | undefined,
): Word | null {
  for (const driver of drivers) {
    const word = driver ? wordOf(driver) : undefined;
    if (word !== undefined) return word;
  }
  return null;
}

interface Given {
  readonly entry: ForecastEntry | undefined;
  readonly variable: Variable;
  /** One for each scenario that may differ; null where it says nothing. */
  readonly drivers: readonly (Driver | null)[];
  readonly context: FlowContext;
}

/** Whether a scenario says nothing at all, so that the first one's numbers stand in. */
const followsFirst = ({ entry, drivers }: Given, index: number): boolean =>
  index > 0 && drivers[index] === null && isBlank(entry?.scenarios[index]?.data);

function baseTexts(given: Given): Texts {
  const { entry, variable, drivers } = given;
  if (!entry || entry.scenarios.length === 0) return [variable.value ?? ''];
  return drivers.map((_, index) => {
    const data = entry.scenarios[index]?.data;
    return index > 0 && isBlank(data) ? null : (data ?? '');
  });
}

/** One number for all of them wherever nobody typed a second one. */
function partOf(texts: Texts, span: PartSpan, { context }: Given, scale = 1): SeriesPart {
  const isVaried = texts.some((text) => text?.includes(';'));
  const spanOrAll = isVaried ? span : 'all';
  const counts = { all: 1, period: context.periodCount, year: context.yearCount };
  const numbers = (text: Text) => periodValues(text, counts[spanOrAll]).map((value) => value / scale);
  return { span: spanOrAll, scenarios: texts.map((text) => (text === null ? null : numbers(text))) };
}

/** The text of a part in each scenario; a scenario of its own without it has what changes nothing. */
const textsOf = (given: Given, neutral: string, textOf: (driver: Driver) => Text): Texts =>
  given.drivers.map((driver, index) => {
    if (followsFirst(given, index)) return null;
    const text = driver ? textOf(driver) : null;
    return isBlank(text) ? neutral : (text ?? neutral);
  });

function dayOf(given: Given, dateOf: (driver: Driver) => string | undefined): SeriesDay | null {
  if (firstSaid(given.drivers, dateOf) === null) return null;
  return given.drivers.map((driver, index) => {
    if (followsFirst(given, index)) return null;
    const date = readDate((driver && dateOf(driver)) ?? '');
    return date ? toSerial(date) : 'none';
  });
}

function growthOf(given: Given): Series['growth'] {
  const rateOf = ({ growth }: Driver): string | undefined =>
    isBlank(growth?.rate) ? undefined : growth?.rate;
  // [ASM-22] Nothing grows in the only period.
  if (given.context.periodCount === 1 || firstSaid(given.drivers, rateOf) === null) return null;
  const per = firstSaid(given.drivers, ({ growth }) => growth?.per) ?? 'period';
  const span = per === 'period' ? 'period' : 'year';
  const rate = partOf(textsOf(given, '0', rateOf), span, given, 100);
  // Nothing grows in the first period, nor by a step in the first year.
  const isFirstRead = per === 'year' && given.context.periodsPerYear > 1;
  return { per, rate: isFirstRead ? rate : withoutFirst(rate) };
}

function rampOf(given: Given): Series['ramp'] {
  if (!given.drivers.some((driver) => driver && hasRamp(driver))) return null;
  const from = textsOf(given, '100', (driver) => (hasRamp(driver) ? (driver.ramp?.from ?? '0') : null));
  const periods = textsOf(given, '1', (driver) => (hasRamp(driver) ? driver.ramp?.periods : null));
  return { from: partOf(from, 'all', given, 100), periods: partOf(periods, 'all', given) };
}

/** One that is on and has its pattern. */
function seasonOf({ drivers, context }: Given): string | null {
  const id = firstSaid(drivers, ({ season }) => season?.lookupId);
  return id !== null && context.seasonIds.has(id) ? id : null;
}

export function readDriver(
  entry: ForecastEntry | undefined,
  variable: Variable,
  context: FlowContext,
): Series | null {
  const scenarios = entry?.scenarios ?? [];
  const count = scenarios.length > 1 ? context.scenarioNames.length : 1;
  const drivers = Array.from({ length: count }, (_, index) => driverOf(scenarios[index]));
  if (drivers.every((driver) => driver === null)) return null;
  const given: Given = { entry, variable, drivers, context };
  const by = firstSaid(drivers, (driver) => driver.by) ?? 'period';
  const every = firstSaid(drivers, (driver) => driver.every);
  const series: Series = {
    base: partOf(baseTexts(given), by === 'period' ? 'period' : 'year', given, variable.isPercent ? 100 : 1),
    isSplit: by === 'year-split' && context.periodsPerYear > 1,
    start: dayOf(given, ({ start }) => start),
    end: dayOf(given, ({ end }) => end),
    every: every === 1 || context.periodCount === 1 ? null : every,
    growth: growthOf(given),
    seasonId: seasonOf(given),
    ramp: rampOf(given),
  };
  return movesAtAll(series) ? series : null;
}

const movesAtAll = ({ base, isSplit, start, end, every, growth, seasonId, ramp }: Series): boolean =>
  base.span === 'year' ||
  isSplit ||
  [start, end, every, growth, seasonId, ramp].some((part) => part !== null);
