// Checks inputs that move against the worked examples of their rules.
import { expect, test } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import type { Driver } from '#template/driver.ts';
import { buildTemplate, type TemplateWords, type TypedValues } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { toSerial } from '#workbook/serial-date.ts';

type Words = Omit<TemplateWords, 'services'> & { readonly scenario?: number };

/** The amounts of a service whose amount moves. */
function amounts(
  data: TypedValues[string],
  driver: Driver | readonly (Driver | null)[],
  { scenario = 1, ...words }: Words = {},
): readonly number[] {
  const services = [{ id: 's', data: { amount: data }, drivers: { amount: driver } }];
  return calculate(buildTemplate({ ...words, services }), scenario).row('revenue.total');
}

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

const rowIdsOf = (words: TemplateWords): readonly string[] =>
  calculate(buildTemplate(words)).workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));

test('[ASM-13] ten percent a period: 100, 110, 121; each period may have a rate of its own', () => {
  expect(amounts('100', { growth: { rate: '10' } })).toEqual(near([100, 110, 121]));
  expect(amounts('100', { growth: { rate: '10;20;50' } })).toEqual(near([100, 120, 180]));
  expect(amounts('100', { growth: { rate: '-100' } })).toEqual([100, 0, 0]);
  expect(amounts('100;200;300', { growth: { rate: '10' } })).toEqual(near([100, 220, 363]));
});

test.each([
  ['month', 'period', '% / month'],
  ['quarter', 'period', '% / quarter'],
  ['year', 'period', '% / year'],
  ['month', 'year', '% / year'],
] as const)('[ASM-13] in a model by %s the rate by %s is in %s', (periodicity, per, unit) => {
  const { workbook } = calculate(
    buildTemplate({
      periodicity,
      services: [{ id: 's', data: { amount: '100' }, drivers: { amount: { growth: { rate: '10', per } } } }],
    }),
  );
  const rows = workbook.sheets.flatMap((sheet) => sheet.rows);
  expect(rows.find(({ label }) => label.endsWith(', growth'))?.unit?.text).toBe(unit);
});

test('[ASM-13] a rate a year is spread over its periods', () => {
  const monthly = amounts('100', { growth: { rate: '21', per: 'year' } }, { periods: 13 });
  expect(monthly.at(-1)).toBeCloseTo(121, 9);
  const growth = { rate: '0;44', per: 'year' } as const;
  const quarters = amounts('100', { growth }, { periodicity: 'quarter', periods: 8 });
  expect(quarters).toEqual(near([100, 100, 100, 100, 100 * 1.44 ** 0.25, 120, 100 * 1.44 ** 0.75, 144]));
});

test('[ASM-13] steps are taken in the first period of a year', () => {
  const growth = { rate: '10', per: 'step' } as const;
  const months = amounts('100', { growth }, { dateStart: '2027-11-01', periods: 15 });
  expect(months).toEqual(near([100, 100, ...Array(12).fill(110), 121]));
});

test('[ASM-13] of rates that differ in the first period alone, or by step in the first year, the other one stands once', () => {
  const inputsOf = (driver: Driver, words: Words = {}) =>
    calculate(
      buildTemplate({
        ...words,
        services: [{ id: 's', data: { amount: '100' }, drivers: { amount: driver } }],
      }),
    ).workbook.sheets.flatMap(({ rows }) =>
      rows
        .filter(({ id, role }) => role === 'input' && id.includes('.growth'))
        .map(({ id, constant }) => [id, constant]),
    );
  const growth = 'assumptions.@s.incBook.amount.growth';
  expect(inputsOf({ growth: { rate: '0;10' } })).toEqual([[growth, { kind: 'value', value: 0.1 }]]);
  expect(amounts('100', { growth: { rate: '0;10' } })).toEqual(near([100, 110, 121]));
  const twoYears = { dateStart: '2027-11-01', periods: 4 };
  const step = { growth: { rate: '50;10', per: 'step' } } as const;
  expect(inputsOf(step, twoYears)).toEqual([[growth, { kind: 'value', value: 0.1 }]]);
  expect(amounts('100', step, twoYears)).toEqual(near([100, 100, 110, 110]));
  // The first year of a rate spread over its months counts from the second month on.
  expect(inputsOf({ growth: { rate: '0;10', per: 'year' } }, twoYears)).toHaveLength(2);
});

test('[ASM-10] [ASM-17] numbers by year that nothing multiplies stand beside the years, and no link leads to a link', () => {
  const services = [{ id: 's', data: { amount: '12;24' }, drivers: { amount: { by: 'year' } as const } }];
  const placed = (words: Words) => {
    const { workbook, row } = calculate(buildTemplate({ ...words, services }));
    const rows = workbook.sheets
      .flatMap((sheet) => sheet.rows)
      .filter(({ id, role }) => id.startsWith('assumptions.@s') && role !== 'heading');
    return { ids: rows.map(({ id }) => id.replace('assumptions.@s.incBook.amount', '')), row };
  };
  const two = placed({ dateStart: '2027-11-01', periods: 4 });
  expect(two.ids).toEqual(['.base.year.1', '.base.year.2', '']);
  expect(two.row('revenue.total')).toEqual([12, 12, 24, 24]);
  const one = placed({ dateStart: '2027-11-01', periods: 2 });
  expect(one.ids).toEqual(['']);
  expect(one.row('revenue.total')).toEqual([12, 12]);
});

test('[ASM-11] [ASM-12] from the period that holds the first day until the one that holds the last', () => {
  expect(amounts('5', { start: '2027-02-28' })).toEqual([0, 5, 5]);
  expect(amounts('5', { end: '2027-02-01' })).toEqual([5, 5, 0]);
  expect(amounts('5', { start: '2027-02-10', end: '2027-02-10' })).toEqual([0, 5, 0]);
  expect(amounts('5', { start: '2028-01-01' })).toEqual([0, 0, 0]);
  expect(amounts('5', { end: '2026-12-31' })).toEqual([0, 0, 0]);
  expect(amounts('5', { start: '2026-01-01' })).toEqual([5, 5, 5]);
});

test('[ASM-12] every second period, counted from the start', () => {
  expect(amounts('5', { every: 2 }, { periods: 5 })).toEqual([5, 0, 5, 0, 5]);
  expect(amounts('5', { every: 2, start: '2027-02-01' }, { periods: 5 })).toEqual([0, 5, 0, 5, 0]);
  const window = { every: 3, start: '2027-02-01', end: '2027-05-31' };
  expect(amounts('5', window, { periods: 8 })).toEqual([0, 5, 0, 0, 5, 0, 0, 0]);
});

test('[ASM-13] growth begins after the first period', () => {
  expect(amounts('100', { start: '2027-02-01', growth: { rate: '10' } }, { periods: 4 })).toEqual(
    near([0, 100, 110, 121]),
  );
});

test('[ASM-14] from 30 % to full over two periods', () => {
  expect(amounts('100', { ramp: { from: '30', periods: '2' } }, { periods: 4 })).toEqual(
    near([30, 65, 100, 100]),
  );
  expect(amounts('100', { ramp: { periods: '4' }, start: '2027-02-01' }, { periods: 6 })).toEqual(
    near([0, 0, 25, 50, 75, 100]),
  );
  expect(amounts('100', { ramp: { from: '30' } })).toEqual([100, 100, 100]);
});

/** The amounts after a cell of the workbook was emptied, which spreadsheets read as 0. */
function emptied(part: string, driver: Driver, periods: number): readonly number[] {
  const services = [{ id: 's', data: { amount: '100' }, drivers: { amount: driver } }];
  const { workbook } = calculate(buildTemplate({ services, periods }));
  const calculation = prepare(workbook);
  calculation.change(`assumptions.@s.incBook.amount.${part}`, 0);
  return [...calculation.values(1).row('revenue.total')].slice(1);
}

test('[ASM-12] [ASM-14] a cell that is emptied says nothing: no end, no pause, no slow start', () => {
  expect(emptied('end', { start: '2027-02-01', end: '2027-02-01' }, 4)).toEqual([0, 100, 100, 100]);
  expect(emptied('start', { start: '2027-02-01' }, 3)).toEqual([100, 100, 100]);
  expect(emptied('every', { every: 3 }, 4)).toEqual([100, 100, 100, 100]);
  expect(emptied('ramp_periods', { ramp: { from: '30', periods: '2' } }, 3)).toEqual([100, 100, 100]);
});

test('[ASM-10] numbers of years, repeated or spread over the periods', () => {
  const words = { dateStart: '2027-11-01', periods: 4 };
  expect(amounts('12;24', { by: 'year' }, words)).toEqual([12, 12, 24, 24]);
  expect(amounts('12;24', { by: 'year-split' }, words)).toEqual([1, 1, 2, 2]);
  expect(amounts('12;24', { by: 'year' }, { ...words, scenario: 2 })).toEqual([12, 12, 24, 24]);
  expect(amounts('12', { by: 'year-split' }, words)).toEqual([1, 1, 1, 1]);
});

const december = '1;1;1;1;1;1;1;1;1;1;1;13';
const season = { season: { lookupId: 'winter' } };

test('[ASM-16] a month, a quarter and a year of a season', () => {
  const seasons = { winter: december };
  expect(amounts('10', season, { seasons, dateStart: '2027-11-15' })).toEqual([5, 65, 5]);
  // January to March, and so on; the last quarter has 1, 1 and 13.
  const quarters = amounts('10', season, { seasons, periodicity: 'quarter', periods: 4 });
  expect(quarters).toEqual([5, 5, 5, 25]);
  const shifted = amounts('10', season, {
    seasons,
    periodicity: 'quarter',
    periods: 2,
    dateStart: '2027-11-01',
  });
  expect(shifted).toEqual([25, 5]);
  expect(amounts('10', season, { seasons, periodicity: 'year' })).toEqual([10, 10, 10]);
});

test('[ASM-16] weights of nothing change nothing, missing ones repeat the last', () => {
  expect(amounts('10', season, { seasons: { winter: '0' } })).toEqual([10, 10, 10]);
  expect(amounts('10', season, { seasons: { winter: '3;1' } })).toEqual(
    near([(10 * 3 * 12) / 14, 120 / 14, 120 / 14]),
  );
});

test('[ASM-16] a season that is off or missing changes nothing, and leaves no row', () => {
  const words = { services: [{ id: 's', data: { amount: '10' }, drivers: { amount: season } }] };
  expect(amounts('10', season, { seasons: { winter: december }, off: ['section_seasonality'] })).toEqual([
    10, 10, 10,
  ]);
  const isOfSeason = (id: string) => id.includes('winter') || id.includes('seasonality');
  expect(rowIdsOf(words).filter(isOfSeason)).toEqual([]);
  const unused = { seasons: { winter: december }, services: [{ id: 's', data: { amount: '10' } }] };
  expect(rowIdsOf(unused).filter(isOfSeason)).toEqual([]);
  expect(rowIdsOf({ ...words, seasons: { winter: december } }).filter(isOfSeason).length).toBeGreaterThan(13);
});

test('[ASM-15] a driver that says nothing leaves the rows as they are', () => {
  const plain = { services: [{ id: 's', data: { amount: '10' } }] };
  for (const driver of [{}, { by: 'period' }, { every: 1 }, { ramp: { periods: '0' } }] as const) {
    const words = { services: [{ id: 's', data: { amount: '10' }, drivers: { amount: driver } }] };
    expect(rowIdsOf(words)).toEqual(rowIdsOf(plain));
  }
});

const growing = (rate: string): Driver => ({ growth: { rate } });

test('[ASM-17] a scenario has numbers of its own, its parts or those of the first', () => {
  const cases = ['10', '', '7', null] as const;
  const drivers = [growing('10'), growing('20'), null, null];
  const inScenario = (scenario: number) => amounts(cases, drivers, { scenario });
  expect(inScenario(1)).toEqual(near([10, 11, 12.1]));
  expect(inScenario(2)).toEqual(near([10, 12, 14.4]));
  expect(inScenario(3)).toEqual([7, 7, 7]);
  expect(inScenario(4)).toEqual(near([10, 11, 12.1]));
});

test('[ASM-17] what only a later scenario has does not touch the first', () => {
  const drivers = [null, { start: '2027-02-01', ramp: { from: '50', periods: '1' } }];
  const inScenario = (scenario: number) => amounts(['10', '20'], drivers, { scenario, periods: 4 });
  expect(inScenario(1)).toEqual([10, 10, 10, 10]);
  expect(inScenario(2)).toEqual([0, 10, 20, 20]);
});

test('[ASM-17] how it counts is what the first says that says it', () => {
  const drivers = [
    { growth: { rate: '44', per: 'year' } as const },
    { growth: { rate: '21', per: 'period' } as const },
  ];
  const words = { periodicity: 'quarter', periods: 3 } as const;
  expect(amounts(['100', '100'], drivers, { ...words, scenario: 2 })).toEqual(
    near([100, 100 * 1.21 ** 0.25, 110]),
  );
});

test('[ASM-10] one number has one cell, and the workbook holds the days and the rates as they are', () => {
  const driver: Driver = { start: '2027-02-01', growth: { rate: '2.5' } };
  const words = { services: [{ id: 's', data: { amount: '10' }, drivers: { amount: driver } }] };
  const { workbook, values } = calculate(buildTemplate(words));
  const typed = workbook.sheets
    .flatMap(({ rows }) => rows)
    .filter(({ role, source }) => role === 'input' && source?.resourceId === 's');
  expect(typed.map(({ periods }) => periods)).toEqual([null, null, null]);
  expect(typed.map(({ id }) => values.constant(id))).toEqual([
    10,
    toSerial({ year: 2027, month: 2, day: 1 }),
    0.025,
  ]);
  expect(typed.map(({ format }) => format)).toEqual(['price', 'date', 'share']);
});

test('[TIME-9] years are counted where something counts them', () => {
  const words = {
    dateStart: '2027-12-01',
    services: [{ id: 's', data: { amount: '1;2' }, drivers: { amount: { by: 'year' } as const } }],
  };
  expect(calculate(buildTemplate(words)).row('assumptions.year_number')).toEqual([1, 2, 2]);
  expect(rowIdsOf({ services: [{ id: 's', data: { amount: '1' } }] })).not.toContain(
    'assumptions.year_number',
  );
});

test('[ASM-13] a ramp that says nothing is no driver of a scenario’s own, so the first scenario stands in', () => {
  const ends: Driver = { end: '2027-01-31' };
  expect(amounts(['5', null], [ends, { ramp: {} }], { scenario: 2 })).toEqual([5, 0, 0]);
  // One that says how it starts is, and has no end
  expect(amounts(['5', null], [ends, { ramp: { from: '0', periods: '2' } }], { scenario: 2 })).toEqual([
    0, 2.5, 5,
  ]);
});
