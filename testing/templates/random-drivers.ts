// Random drivers of inputs: growth, seasons, dates and ramps, each alone and all together.
import fc from 'fast-check';
import type { DriverJson } from '#testing/oracle/template-json.ts';
import { often } from './random-texts.ts';

/** A day beside the first one of a period: the number of the period is counted round the forecast and one beyond each end. */
interface DayDraft {
  readonly period: number;
  readonly days: number;
}

const blank = fc.constantFrom(null, '');

const orBlank = <T>(part: fc.Arbitrary<T>): fc.Arbitrary<T | null | ''> =>
  often<T | null | ''>([5, part], [1, blank]);

const day: fc.Arbitrary<DayDraft> = fc.record({ period: fc.nat(63), days: fc.constantFrom(0, 14, -1, 1) });

const growthRate = often(
  [6, fc.integer({ min: -30, max: 25 }).map(String)],
  [2, fc.constantFrom('0', '-100', '100', '0.5', '-99.9', '2.25')],
  [
    3,
    fc
      .array(fc.constantFrom('', '0', '5', '-5', '12.5', '-100', '40'), { minLength: 2, maxLength: 9 })
      .map((rates) => rates.join(';')),
  ],
);

const growth = fc.record(
  {
    rate: often<string | null>([7, growthRate], [1, fc.constantFrom(null, '', ' ')]),
    per: fc.constantFrom('period', 'year', 'step', '', null),
  },
  { requiredKeys: [] },
);

const ramp = fc.record(
  {
    from: often<string | null>([5, fc.constantFrom('0', '30', '12.5', '100', '150')], [1, blank]),
    periods: often<string | null>([5, fc.constantFrom('3', '1', '12', '36', '2.5', '0.5', '0')], [1, blank]),
  },
  { requiredKeys: [] },
);

const parts = {
  by: orBlank(fc.constantFrom('period', 'year', 'year-split')),
  start: orBlank(day),
  end: orBlank(day),
  every: orBlank(often([3, fc.integer({ min: 1, max: 4 })], [1, fc.integer({ min: 1, max: 60 })])),
  growth: orBlank(growth),
  season: orBlank(fc.record({ lookupId: fc.constantFrom('season_1', 'season_2', 'season_3', '', null) })),
  ramp: orBlank(ramp),
};

const oneDay = fc.record({ start: day, isOneDay: fc.constant(true) });

const alone = fc.oneof(
  fc.record({ by: parts.by }),
  fc.record({ start: parts.start }),
  fc.record({ end: parts.end }),
  oneDay,
  fc.record({ every: parts.every }),
  fc.record({ growth: parts.growth }),
  fc.record({ season: parts.season }),
  fc.record({ ramp: parts.ramp }),
);

const together = fc.record({ ...parts, isOneDay: fc.boolean() }, { requiredKeys: [] });

type DriverDraft = typeof together extends fc.Arbitrary<infer Draft> ? Draft : never;

const driver = often<DriverDraft>([3, alone], [2, together], [1, fc.constant({})]);

const scenarioDriver = often<DriverDraft | '' | null | undefined>(
  [2, fc.constant(undefined)],
  [4, driver],
  [1, blank],
);

/** The drivers of an entry's scenarios, some of which have none. */
export type EntryDrivers = readonly (DriverDraft | '' | null | undefined)[];

export const entryDrivers: fc.Arbitrary<EntryDrivers> = fc
  .tuple(scenarioDriver, scenarioDriver, scenarioDriver)
  .map((drivers) => drivers);

export interface ForecastDates {
  readonly dateStart: string;
  readonly monthsEach: number;
  readonly periodCount: number;
}

function dateOf(draft: DayDraft, { dateStart, monthsEach, periodCount }: ForecastDates): string {
  const [year = 0, month = 0, first = 0] = dateStart.split('-').map(Number);
  const months = month - 1 + ((draft.period % (periodCount + 3)) - 1) * monthsEach;
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, months, Math.min(first, lastOfMonth) + draft.days));
  return date.toISOString().slice(0, 10);
}

export function driverOf(draft: DriverDraft, dates: ForecastDates): DriverJson {
  const { isOneDay, start, end, ...others } = draft;
  const dateAt = (one: DayDraft | '' | null) => (one ? dateOf(one, dates) : one);
  const last = isOneDay && start ? start : end;
  return {
    ...others,
    ...(start !== undefined && { start: dateAt(start) }),
    ...(last !== undefined && { end: dateAt(last) }),
  };
}
