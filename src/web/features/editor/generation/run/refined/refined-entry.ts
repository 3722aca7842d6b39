// One input of a line: what its user typed stays, and the rest of it is as it would be generated now.
import { generatedTexts } from '#generate/business/texts.ts';
import type { Driver } from '#template/driver.ts';
import type { ForecastEntry, ForecastScenario } from '#template/template.ts';
import { isSameValue } from '#web/features/editor/document/checks/same-content.ts';
import { chosen, chosenFields, type OnKept, type ThreeWays } from './three-way.ts';

const saidTexts: readonly string[] = Object.values(generatedTexts).map(({ said }) => said);

/** What is said of the business now goes before what was typed earlier. */
const isSaidNow = ({ before, after }: ThreeWays<ForecastEntry>): boolean =>
  saidTexts.includes(after.provenance?.source ?? '') && !isSameNumbers(before, after);

/** A number, and the span that it stands for, which mean nothing without each other. */
const numbersOf = ({ scenarios }: ForecastEntry) =>
  scenarios.map(({ data, driver }) => ({ data: data === '' ? null : data, by: driver?.by }));

function withoutEmptyEnd(numbers: ReturnType<typeof numbersOf>): ReturnType<typeof numbersOf> {
  const last = numbers.findLastIndex(({ data, by }) => data !== null || by !== undefined);
  return numbers.slice(0, last + 1);
}

const isSameNumbers = (one: ForecastEntry, other: ForecastEntry): boolean =>
  isSameValue(withoutEmptyEnd(numbersOf(one)), withoutEmptyEnd(numbersOf(other)));

function driverOf(ways: ThreeWays<Driver | undefined>, numbers: Driver | undefined, onKept: OnKept) {
  const { by: _own, ...own } = ways.own ?? {};
  const { by: _before, ...before } = ways.before ?? {};
  const { by: _after, ...after } = ways.after ?? {};
  const by = numbers?.by;
  const driver: Driver = {
    ...(by !== undefined && { by }),
    ...chosenFields<Driver>({ own, before, after }, onKept),
  };
  return Object.keys(driver).length === 0 ? undefined : driver;
}

/** Nobody misses a unit or a source that is another one now. */
const ignored: OnKept = () => undefined;

function scenarioOf(
  ways: ThreeWays<ForecastScenario | undefined>,
  isTyped: boolean,
  onKept: OnKept,
): ForecastScenario | null {
  const { own, before, after } = ways;
  const numbers = isTyped ? own : after;
  if (!numbers) return null;
  const { driver: _driver, units: _units, ...frame } = own ?? numbers;
  const units = own
    ? chosen({ own: own.units, before: before?.units, after: after?.units }, ignored)
    : numbers.units;
  const driver = driverOf(
    { own: own ? own.driver : before?.driver, before: before?.driver, after: after?.driver },
    numbers.driver,
    onKept,
  );
  return {
    ...frame,
    data: numbers.data,
    ...(units !== undefined && { units }),
    ...(driver !== undefined && { driver }),
  };
}

/** The numbers of one input stay together: a slow start that is better than the usual course is none. */
export function refinedEntry(ways: ThreeWays<ForecastEntry>, onKept: OnKept): ForecastEntry {
  const { own, before, after } = ways;
  const isReadOtherwise = own.lookupId !== before.lookupId || after.lookupId !== before.lookupId;
  if (isReadOtherwise && isSameEntry(own, before)) return after;
  if (isReadOtherwise) {
    if (!isSameEntry(before, after) && !isSameEntry(own, after)) onKept();
    return own;
  }
  const isTyped = !isSameNumbers(own, before) && !isSaidNow(ways);
  if (isTyped && !isSameNumbers(before, after) && !isSameNumbers(own, after)) onKept();
  const count = Math.max(own.scenarios.length, after.scenarios.length);
  const scenarios = Array.from({ length: count }, (_, index) => {
    const three = {
      own: own.scenarios[index],
      before: before.scenarios[index],
      after: after.scenarios[index],
    };
    return scenarioOf(three, isTyped, onKept);
  }).flatMap((scenario) => scenario ?? []);
  const { provenance: _own, ...frame } = own;
  const provenance = isTyped
    ? own.provenance
    : chosen({ own: own.provenance, before: before.provenance, after: after.provenance }, ignored);
  return { ...frame, scenarios, ...(provenance !== undefined && { provenance }) };
}

/** Whether a user has changed it, whatever the scenarios are called. */
export function isSameEntry(one: ForecastEntry, other: ForecastEntry): boolean {
  const driversOf = ({ scenarios }: ForecastEntry) => {
    const drivers = scenarios.map(({ driver = {} }) => driver);
    return drivers.slice(0, drivers.findLastIndex((driver) => Object.keys(driver).length > 0) + 1);
  };
  return (
    one.lookupId === other.lookupId &&
    isSameNumbers(one, other) &&
    isSameValue(driversOf(one), driversOf(other)) &&
    isSameValue(one.provenance, other.provenance)
  );
}
