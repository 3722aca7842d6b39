// Gives an input a place for the numbers of a scenario that it has none for yet.
import type { Draft } from 'mutative';
import type { ForecastEntry, Scenario } from '#template/template.ts';

type Entry = Draft<ForecastEntry>;

export const freeId = (taken: readonly Scenario[]): string => {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `scenario_${number}`)) number += 1;
  return `scenario_${number}`;
};

/** Lengthens an input up to a scenario; without numbers of its own it has those of the first. */
export function lengthen(entry: Entry, names: readonly string[], count: number): void {
  for (let index = entry.scenarios.length; index < count; index += 1) {
    entry.scenarios.push({
      id: index === 0 ? 'base' : freeId(entry.scenarios),
      name: names[index] ?? '',
      data: null,
      units: entry.scenarios[0]?.units ?? '',
    });
  }
}
