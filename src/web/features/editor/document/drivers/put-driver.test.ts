// Tests that how a number moves survives scenarios: its structure is that of all, its numbers are of each.
import { create, type Draft } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { ForecastEntry, ForecastScenario } from '#template/template.ts';
import { type DriverTexts, driverTextsOf, noDriver, withoutPart } from './driver-texts.ts';
import { putDriver, putNumbers, removeScenarioNumbers } from './put-driver.ts';

const known = [
  { id: 'base', name: 'Base' },
  { id: 'best', name: 'Best' },
  { id: 'worst', name: 'Worst' },
];

const entryOf = (...scenarios: Partial<ForecastScenario>[]): ForecastEntry => ({
  id: 'entry',
  variable: 'price',
  lookupId: null,
  scenarios: scenarios.map((scenario, index) => ({
    ...{ id: known[index]?.id ?? '', name: known[index]?.name ?? '', data: null },
    ...scenario,
  })),
});

const changed = (entry: ForecastEntry, change: (draft: Draft<ForecastEntry>) => void) =>
  create(entry, change).scenarios.map(({ data, driver }) => ({ data, driver }));

const putting = (entry: ForecastEntry, place: number, part: Partial<DriverTexts>) =>
  changed(entry, (draft) => putDriver(draft, { ...driverTextsOf(entry, place), ...part }, { place, known }));

const growing = entryOf({ data: '25', driver: { growth: { rate: '3', per: 'year' } } }, {});

describe('how a number moves', () => {
  it('is added, changed and taken away again', () => {
    const entry = entryOf({ data: '25' });
    expect(putting(entry, 0, { rate: '', per: 'year' })).toEqual([
      { data: '25', driver: { growth: { per: 'year' } } },
    ]);
    expect(putting(growing, 0, { rate: '-2' })[0]?.driver).toEqual({ growth: { rate: '-2', per: 'year' } });
    expect(putting(growing, 0, { every: '3', start: '2027-03-01' })[0]?.driver).toEqual({
      every: 3,
      start: '2027-03-01',
      growth: { rate: '3', per: 'year' },
    });
    expect(putting(growing, 0, withoutPart.growth)).toEqual([
      { data: '25', driver: undefined },
      { data: null, driver: undefined },
    ]);
  });

  it('[TYPING-34] is that of the first scenario where another has nothing of its own', () => {
    expect(driverTextsOf(growing, 1)).toEqual({ ...noDriver, rate: '3', per: 'year' });
  });

  it('becomes the scenario’s own with its first number, and again the first one’s without', () => {
    const own = entryOf(growing.scenarios[0] ?? {}, {
      data: '30',
      driver: { growth: { rate: '3', per: 'year' } },
    });
    expect(changed(growing, (draft) => putNumbers(draft, '30', { place: 1, known }))).toEqual([
      { data: '25', driver: { growth: { rate: '3', per: 'year' } } },
      { data: '30', driver: { growth: { rate: '3', per: 'year' } } },
    ]);
    expect(changed(own, (draft) => putNumbers(draft, '', { place: 1, known }))[1]).toEqual({
      data: '',
      driver: undefined,
    });
  });

  it('has a rate of its own in each scenario, and takes its rate along', () => {
    expect(putting(growing, 1, { rate: '5' })).toEqual([
      { data: '25', driver: { growth: { rate: '3', per: 'year' } } },
      { data: null, driver: { growth: { rate: '5', per: 'year' } } },
    ]);
  });

  it('[TYPING-34] has one structure: the span, the season, how often and by what it is typed hold for all', () => {
    const both = entryOf(growing.scenarios[0] ?? {}, {
      data: '30',
      driver: { growth: { rate: '5', per: 'year' } },
    });
    const structure = { per: 'step', season: 's1', every: '2', by: 'year' } as const;
    expect(putting(both, 1, structure)).toEqual([
      {
        data: '25',
        driver: {
          by: 'year',
          every: 2,
          season: { lookupId: 's1' },
          growth: { rate: '3', per: 'step' },
        },
      },
      { data: '30', driver: { growth: { rate: '5', per: 'step' } } },
    ]);
    expect(putting(both, 1, withoutPart.growth).map(({ driver }) => driver)).toEqual([undefined, undefined]);
  });

  it('is neutral in a scenario with numbers of its own that lacks a part', () => {
    const both = entryOf(growing.scenarios[0] ?? {}, { data: '30' });
    expect(driverTextsOf(both, 1)).toEqual({ ...noDriver, rate: '', per: 'year' });
  });

  it('[TYPING-34] stays in the others when the first scenario is deleted', () => {
    const all = entryOf(
      { data: '25', driver: { every: 2, growth: { rate: '3', per: 'year' } } },
      { data: '30', driver: { growth: { rate: '5', per: 'year' } } },
      {},
    );
    expect(changed(all, (draft) => removeScenarioNumbers(draft, 0))).toEqual([
      { data: '30', driver: { every: 2, growth: { rate: '5', per: 'year' } } },
      { data: '25', driver: { growth: { rate: '3', per: 'year' } } },
    ]);
    expect(changed(all, (draft) => removeScenarioNumbers(draft, 1))).toEqual([
      { data: '25', driver: { every: 2, growth: { rate: '3', per: 'year' } } },
      { data: null, driver: undefined },
    ]);
  });

  it('stays 0 where nothing was typed in the first, which is deleted, and something is in the next', () => {
    const entry = entryOf({}, { data: '5' }, { driver: { start: '2027-03-01' } });
    expect(changed(entry, (draft) => removeScenarioNumbers(draft, 0))).toEqual([
      { data: '5', driver: undefined },
      { data: '0', driver: { start: '2027-03-01' } },
    ]);
    const untouched = changed(entryOf({}, {}), (draft) => removeScenarioNumbers(draft, 0));
    expect(untouched).toEqual([{ data: null, driver: undefined }]);
  });
});
