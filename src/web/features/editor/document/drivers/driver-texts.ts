// The parts of a driver as a person sees and types them: each a text, null where the part was not added.
import type { Driver, GrowthSpan, NumberSpan } from '#template/driver.ts';
import { isEmptyPeriodString } from '#template/period-values.ts';
import type { ForecastScenario } from '#template/template.ts';

export interface DriverTexts {
  readonly by: NumberSpan;
  readonly per: GrowthSpan;
  readonly rate: string | null;
  /** The id of the seasonal pattern. */
  readonly season: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly every: string | null;
  readonly rampFrom: string | null;
  readonly rampPeriods: string | null;
}

export const noDriver: DriverTexts = {
  by: 'period',
  per: 'period',
  rate: null,
  season: null,
  start: null,
  end: null,
  every: null,
  rampFrom: null,
  rampPeriods: null,
};

/** What differs in the second, as it is there. */
export const changedParts = (before: DriverTexts, after: DriverTexts): Partial<DriverTexts> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, text]) =>
      Object.entries(before).some(([other, was]) => other === key && was !== text),
    ),
  );

/** A ramp-up has two texts. */
export type DriverPart = 'by' | 'growth' | 'season' | 'start' | 'end' | 'every' | 'ramp';

export const driverParts: readonly DriverPart[] = ['growth', 'season', 'start', 'end', 'every', 'ramp', 'by'];

export function hasPart(texts: DriverTexts, part: DriverPart): boolean {
  if (part === 'by') return texts.by !== 'period';
  if (part === 'growth') return texts.rate !== null;
  return texts[part === 'ramp' ? 'rampFrom' : part] !== null;
}

export const hasDriver = (texts: DriverTexts): boolean => driverParts.some((part) => hasPart(texts, part));

/** The texts without a part. */
export const withoutPart: Readonly<Record<DriverPart, Partial<DriverTexts>>> = {
  by: { by: 'period' },
  growth: { rate: null, per: 'period' },
  season: { season: null },
  start: { start: null },
  end: { end: null },
  every: { every: null },
  ramp: { rampFrom: null, rampPeriods: null },
};

type Scenarios = readonly Pick<ForecastScenario, 'data' | 'driver'>[];

/** Whether a scenario has nothing of its own, so that all of the first one holds. */
export const isInherited = (scenarios: Scenarios, place: number): boolean => {
  const own = scenarios[place];
  return place > 0 && isEmptyPeriodString(own?.data) && !saysAnything(own?.driver ?? {});
};

/** As the model reads it: a driver none of whose parts says anything is none. */
function saysAnything({ by, start, end, every, growth, season, ramp }: Driver): boolean {
  const isGrowing = growth?.per !== undefined || !isEmptyPeriodString(growth?.rate);
  const isRamped = !isEmptyPeriodString(ramp?.from) || !isEmptyPeriodString(ramp?.periods);
  const words = [by, start, end, every, season?.lookupId];
  return isGrowing || isRamped || words.some((word) => word !== undefined);
}

/** What holds in a scenario: the parts that any of them has, and its own numbers for them. */
export function driverTextsOf({ scenarios }: { readonly scenarios: Scenarios }, place: number): DriverTexts {
  if (scenarios.every(({ driver }) => driver === undefined)) return noDriver;
  const own = scenarios[isInherited(scenarios, place) ? 0 : place]?.driver ?? {};
  const first = <Value>(read: (driver: Driver) => Value | null | undefined): Value | undefined => {
    for (const { driver } of scenarios) {
      const found = driver && read(driver);
      if (found !== undefined && found !== null) return found;
    }
    return undefined;
  };
  const text = (isThere: unknown, value: string | undefined): string | null =>
    isThere === undefined ? null : (value ?? '');
  const ramp = first((driver) => driver.ramp);
  const every = first((driver) => driver.every);
  return {
    by: first(({ by }) => by) ?? 'period',
    per: first(({ growth }) => growth?.per) ?? 'period',
    rate: text(
      first(({ growth }) => growth),
      own.growth?.rate,
    ),
    season: first(({ season }) => season?.lookupId) ?? null,
    start: text(
      first(({ start }) => start),
      own.start,
    ),
    end: text(
      first(({ end }) => end),
      own.end,
    ),
    every: every === undefined ? null : String(every),
    rampFrom: text(ramp, own.ramp?.from),
    rampPeriods: text(ramp, own.ramp?.periods),
  };
}

const filled = (text: string | null): text is string => text !== null && text.trim() !== '';

/** As it is stored; empty texts are absent. The texts are valid. */
export function driverOf(texts: DriverTexts): Driver {
  const { by, per, rate, season, start, end, every, rampFrom, rampPeriods } = texts;
  return {
    ...(by !== 'period' && { by }),
    ...(filled(start) && { start }),
    ...(filled(end) && { end }),
    ...(filled(every) && { every: Number(every) }),
    ...(rate !== null && { growth: { ...(filled(rate) && { rate }), per } }),
    ...(filled(season) && { season: { lookupId: season } }),
    ...(rampFrom !== null && {
      ramp: {
        ...(filled(rampFrom) && { from: rampFrom }),
        ...(filled(rampPeriods) && { periods: rampPeriods }),
      },
    }),
  };
}
