// How an input moves: its base by period times growth, season and ramp, where it is active.
import { dayOf } from './calendar.ts';
import { isBlank, lineOf, type OptionInput } from './inputs.ts';
import { at, type PeriodLine } from './line.ts';
import { seasonLine } from './season.ts';
import type { EntryJson, ScenarioJson } from './template-json.ts';

const textOf = (text: string | null | undefined): string | null => (isBlank(text) ? null : (text ?? null));

/** The parts of a scenario's driver; null where it has none. */
function partsOf(scenario: ScenarioJson | undefined) {
  const driver = scenario?.driver || {};
  const { rate, per } = driver.growth || {};
  const { lookupId } = driver.season || {};
  const { from, periods } = driver.ramp || {};
  return {
    by: textOf(driver.by),
    start: textOf(driver.start),
    end: textOf(driver.end),
    every: driver.every || null,
    rate: textOf(rate),
    per: textOf(per),
    season: textOf(lookupId),
    from: textOf(from),
    periods: textOf(periods),
  };
}

type DriverParts = ReturnType<typeof partsOf>;

const hasAny = (parts: DriverParts): boolean => Object.values(parts).some((part) => part !== null);

/** What counts in a scenario: the text of the base, and the numbers of the driver. */
function pick(
  list: readonly ScenarioJson[],
  scenario: number,
): { text: string | null; numbers: DriverParts } {
  const own = list[scenario - 1];
  const parts = partsOf(own);
  const first = list[0];
  if (!isBlank(own?.data)) return { text: own?.data ?? null, numbers: parts };
  return { text: first?.data ?? null, numbers: hasAny(parts) ? parts : partsOf(first) };
}

function structureOf(list: readonly ScenarioJson[]) {
  const named = <Name extends 'by' | 'per' | 'every' | 'season'>(name: Name): DriverParts[Name] | null =>
    list.map((scenario) => partsOf(scenario)[name]).find((part) => part !== null) ?? null;
  return {
    by: named('by') ?? 'period',
    per: named('per') ?? 'period',
    every: named('every') ?? 1,
    season: named('season'),
  };
}

function baseLine(text: string | null, by: string, { n, p, yearNumbers: years }: OptionInput): PeriodLine {
  const typed = lineOf(text, n);
  if (by === 'period') return typed;
  return typed.map((_, t) => {
    if (t === 0) return 0;
    const ofYear = at(typed, years[t] ?? 0);
    return by === 'year-split' ? ofYear / p : ofYear;
  });
}

/** k0, the first period that does not end before the start; null if there is none. */
function firstPeriod(start: string | null, { n, starts }: OptionInput): number | null {
  if (start === null) return 1;
  for (let t = 1; t <= n; t++) if ((starts[t + 1] ?? 0) - 1 >= dayOf(start)) return t;
  return null;
}

/** growth(t) / growth(t-1) */
function growthFactor(
  rate: PeriodLine,
  per: string,
  t: number,
  { p, yearNumbers: years }: OptionInput,
): number {
  if (per === 'period') return 1 + at(rate, t) / 100;
  const ofYear = 1 + at(rate, years[t] ?? 0) / 100;
  if (per === 'year') return ofYear ** (1 / p);
  return years[t] === years[t - 1] ? 1 : ofYear;
}

function rampAt({ from, periods }: DriverParts, sinceStart: number): number {
  const length = at(lineOf(periods, 1), 1);
  if (length <= 0) return 1;
  const share = at(lineOf(from, 1), 1) / 100;
  return share + (1 - share) * Math.min(1, sinceStart / length);
}

/** The series of an entry before inflation; an entry without scenarios stands aside for its variable's default. */
export function seriesLine(
  entry: EntryJson | undefined,
  standIn: string | undefined,
  setting: OptionInput,
): PeriodLine {
  const list = entry?.scenarios ?? [];
  if (list.length === 0) return lineOf(standIn, setting.n);
  const { text, numbers } = pick(list, setting.scenario);
  const { by, per, every, season } = structureOf(list);
  const line = baseLine(text, by, setting);
  const first = firstPeriod(numbers.start, setting);
  const lastDay = numbers.end === null ? Number.POSITIVE_INFINITY : dayOf(numbers.end);
  const rate = lineOf(numbers.rate, setting.n);
  const seasons = season === null ? null : seasonLine(season, setting);
  let growth = 1;
  for (let t = 1; t <= setting.n; t++) {
    const isActive =
      first !== null && t >= first && (setting.starts[t] ?? 0) <= lastDay && (t - first) % every === 0;
    if (first !== null && t > first) growth *= growthFactor(rate, per, t, setting);
    const moved = isActive ? at(line, t) * growth * rampAt(numbers, t - first) : 0;
    line[t] = moved * (seasons ? at(seasons, t) : 1);
  }
  return line;
}
