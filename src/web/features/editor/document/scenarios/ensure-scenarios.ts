// Gives an input numbers for a scenario it has none for yet.
import type { Draft } from 'mutative';
import type { ForecastEntry } from '#template/template.ts';
import type { KnownScenario } from './scenario-names.ts';

type Entry = Draft<ForecastEntry>;

export const freeId = (taken: readonly KnownScenario[]): string => {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `scenario_${number}`)) number += 1;
  return `scenario_${number}`;
};

/** The scenario's usual id, unless the input uses that for another one. */
export const idAmong = (taken: readonly KnownScenario[], wanted: string): string =>
  taken.some(({ id }) => id === wanted) ? freeId(taken) : wanted;

/** Extends an input up to a scenario; without numbers of its own it has those of the first. */
export function ensureScenarios(entry: Entry, known: readonly KnownScenario[], count: number): void {
  for (let index = entry.scenarios.length; index < count; index += 1) {
    const { id, name } = known[index] ?? { id: index === 0 ? 'base' : freeId(entry.scenarios), name: '' };
    const units = entry.scenarios[0]?.units;
    const scenario = { id: idAmong(entry.scenarios, id), name, data: null };
    entry.scenarios.push(units === undefined ? scenario : { ...scenario, units });
  }
}
