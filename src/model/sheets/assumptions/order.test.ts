// Checks in what order the assumptions stand, and under what names.
import { expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const rowsOf = (words: TemplateWords) =>
  calculate(buildTemplate(words)).workbook.sheets.find(({ id }) => id === 'assumptions')?.rows ?? [];

const labelled = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ role, level, label }) => (role === 'heading' ? `${'#'.repeat(level)} ${label}` : label));

test('[ASM-23] the name of a resource stands above its rows where one has several', () => {
  const sold = { id: 'tea', formula: 'price_quantity', data: { price: '2', quantity: '5' } };
  const rows = rowsOf({ services: [sold, { id: 'hire', formula: 'amount', data: { amount: '7' } }] });
  const from = rows.findIndex(({ label }) => label === 'tea');
  expect(labelled(rows).slice(from - 1, from + 6)).toEqual([
    ...['# Sales', '## tea', 'tea: Price', 'tea: Quantity', ''],
    ...['## hire', 'hire: Amount'],
  ]);
});

test('[ASM-23] without several rows of one, labels alone say whose they are', () => {
  const rows = rowsOf({ services: [{ id: 'hire', formula: 'amount', data: { amount: '7' } }] });
  expect(labelled(rows)).not.toContain('## hire');
});

test('[ASM-24] the calendar and the tolerance stand in a group at the end', () => {
  const rows = rowsOf({ services: [{ id: 'hire', data: { amount: '7' } }] });
  const technical = rows.findIndex(({ id }) => id === 'assumptions.heading.technical');
  const closed = rows.slice(technical + 1);
  expect(closed.every(({ outline }) => outline === 1)).toBe(true);
  const ids = closed.map(({ id }) => id);
  for (const part of ['count', 'days', 'year_end', 'first_year', 'tolerance'])
    expect(ids).toContain(`assumptions.${part}`);
  expect(ids.filter((id) => id.includes('@'))).toEqual([]);
  const general = rows.findIndex(({ id }) => id === 'assumptions.heading.general');
  expect(rows[general + 1]?.id).toBe('assumptions.scenario');
});

test('[ASM-24] what the weights of a season make of each period stands there too', () => {
  const rows = rowsOf({
    seasons: { summer: '1;1;1;1;1;2;2;2;1;1;1;1' },
    services: [
      { id: 'hire', data: { amount: '7' }, drivers: { amount: { season: { lookupId: 'summer' } } } },
    ],
  });
  const technical = rows.findIndex(({ id }) => id === 'assumptions.heading.technical');
  const placeOf = (part: string) => rows.findIndex(({ id }) => id === `assumptions.@summer.${part}`);
  expect(placeOf('weight_12')).toBeGreaterThan(0);
  expect(placeOf('weight_12')).toBeLessThan(technical);
  expect(['mean', 'month_1', 'factor'].map((part) => placeOf(part) > technical)).toEqual([true, true, true]);
});

test('[ASM-24] how long a dated number has been in effect, and whether it is, stands there too, but no input of such a name', () => {
  const own = {
    id: 'own',
    name: 'Own',
    expression: 'total = active * price',
    allowedRels: ['service'],
    variables: [
      { id: 'active', name: 'Active', value: '0', isPerPeriod: true },
      { id: 'price', name: 'Price', value: '0', isCurrency: true },
    ],
  } as const;
  const rows = rowsOf({
    dateStart: '2027-01-01',
    formulas: [own],
    services: [
      { id: 'hire', data: { amount: '7' }, drivers: { amount: { start: '2027-03-01' } } },
      { id: 'own', formula: own.id, data: { active: '3', price: '2' } },
    ],
  });
  const technical = rows.findIndex(({ id }) => id === 'assumptions.heading.technical');
  const placeOf = (part: string) => rows.findIndex(({ id }) => id === `assumptions.@${part}`);
  const isThere = (part: string) => placeOf(part) > technical;
  expect(['hire.incBook.amount.age', 'hire.incBook.amount.active'].map(isThere)).toEqual([true, true]);
  expect(placeOf('own.incBook.active')).toBeGreaterThan(0);
  expect(['hire.incBook.amount.start', 'hire.incBook.amount', 'own.incBook.active'].map(isThere)).toEqual([
    ...[false, false, false],
  ]);
});

test('[ASM-24] the last month of the fiscal year is typed beside the scenario', () => {
  const rows = rowsOf({ yearEnd: 3 });
  const general = rows.findIndex(({ id }) => id === 'assumptions.heading.general');
  expect(rows[general + 2]?.id).toBe('assumptions.year_end_month');
});
