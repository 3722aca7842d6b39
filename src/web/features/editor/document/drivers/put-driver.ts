// Writes the numbers and the driver of an input: the structure is that of all scenarios, the numbers are of one.
import { castDraft, type Draft } from 'mutative';
import type { Driver } from '#template/driver.ts';
import { isEmptyPeriodString } from '#template/period-values.ts';
import type { ForecastEntry, ForecastScenario } from '#template/template.ts';
import { isSameValue } from '../checks/same-content.ts';
import { ensureScenarios } from '../scenarios/ensure-scenarios.ts';
import type { KnownScenario } from '../scenarios/scenario-names.ts';
import { type DriverTexts, driverOf, driverTextsOf, isInherited, noDriver } from './driver-texts.ts';

type Entry = Draft<ForecastEntry>;

const numberKeys = ['rate', 'start', 'end', 'rampFrom', 'rampPeriods'] as const;

export interface PlacedNumbers {
  /** Counted from 0. */
  readonly place: number;
  readonly known: readonly KnownScenario[];
}

/** A part that is taken away goes from all scenarios; a number that is typed belongs to one. */
export function putDriver(entry: Entry, texts: DriverTexts, { place, known }: PlacedNumbers): void {
  const before = driverTextsOf(entry, place);
  const isTyped = numberKeys.some((key) => texts[key] !== before[key] && texts[key] !== null);
  ensureScenarios(entry, known, isTyped ? place + 1 : 1);
  putStructure(entry, texts, isTyped ? place : null);
}

/** With the numbers of one scenario, or only the structure of all. */
function putStructure(entry: Entry, texts: DriverTexts, place: number | null): void {
  entry.scenarios.forEach((scenario, index) => {
    const own = driverTextsOf({ scenarios: [{ data: null, ...ownDriver(scenario) }] }, 0);
    const { by, every, season } = index === 0 ? texts : noDriver;
    const next: Record<string, string | null> = {};
    for (const key of numberKeys)
      next[key] = texts[key] === null ? null : (index === place ? texts : own)[key];
    writeDriver(scenario, { ...own, ...next, per: texts.per, by, every, season });
  });
}

const ownDriver = ({ driver }: Pick<ForecastScenario, 'driver'>) => (driver === undefined ? {} : { driver });

const knownKeys: readonly string[] = ['by', 'start', 'end', 'every', 'growth', 'season', 'ramp'];

/** Unknown fields stay. */
function writeDriver(scenario: Draft<ForecastScenario>, texts: DriverTexts): void {
  const stored: Driver = scenario.driver ?? {};
  const others = Object.entries(stored).filter(([key]) => !knownKeys.includes(key));
  const next: Driver = { ...Object.fromEntries(others), ...driverOf(texts) };
  if (isSameValue(stored, next)) return;
  if (Object.keys(next).length === 0) delete scenario.driver;
  else scenario.driver = castDraft(next);
}

/** The numbers of the first scenario's driver, for one that had nothing of its own. */
const numbersOfFirst = (entry: Entry): DriverTexts => {
  const { per, ...texts } = driverTextsOf(entry, 0);
  return { ...texts, per, by: 'period', every: null, season: null };
};

/** A scenario that gets its first own number moves as the first one does, until that is changed too. */
export function putNumbers(entry: Entry, data: string, { place, known }: PlacedNumbers): void {
  const wasInherited = isInherited(entry.scenarios, place);
  ensureScenarios(entry, known, place + 1);
  const scenario = entry.scenarios[place];
  if (!scenario) return;
  scenario.data = data;
  if (place === 0) return;
  const isEmpty = isEmptyPeriodString(data);
  const first = numbersOfFirst(entry);
  if (wasInherited && !isEmpty) writeDriver(scenario, first);
  else if (isEmpty && isSameValue(scenario.driver ?? {}, driverOf(first))) delete scenario.driver;
}

/** What used the first scenario keeps its numbers when that is deleted. */
export function removeScenarioNumbers(entry: Entry, place: number): void {
  const texts = driverTextsOf(entry, 0);
  const inherited = entry.scenarios.map((_, index) => isInherited(entry.scenarios, index));
  const [gone] = entry.scenarios.splice(place, 1);
  // Where nothing was typed in the first it is 0, which the next one need not be.
  const isNothing = isEmptyPeriodString(gone?.data) && !isEmptyPeriodString(entry.scenarios[0]?.data);
  const kept = isNothing ? '0' : (gone?.data ?? null);
  if (place === 0)
    entry.scenarios.forEach((left, index) => {
      if (isEmptyPeriodString(left.data)) left.data = index > 0 ? kept : (gone?.data ?? null);
      if (inherited[index + 1] === true) writeDriver(left, texts);
    });
  if (entry.scenarios.some(({ driver }) => driver !== undefined) || texts !== noDriver)
    putStructure(entry, texts, null);
}
