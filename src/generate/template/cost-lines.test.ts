// Tests what a kind spends and buys, as lines: people, yearly and single costs, premises, shared costs and lives.
import { describe, expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import type { Cost, Kind } from '#catalog/kind/kind.ts';
import { asset, monthly, once, pay, share, unit, yearly } from '#catalog/kind/rows.ts';
import { deposit, rent, utilities } from '#catalog/kind/usual-costs.ts';
import {
  entryOf,
  lineNamed,
  smallBusiness,
  smallKind,
  templateOf,
  typedFor,
} from '#testing/generate/small-business.ts';
import type { Business } from '../business/business.ts';

type Changed = Parameters<typeof smallBusiness>[1];

const withCosts = (overheads: readonly Cost[], changed: Changed = {}, kind: Partial<Kind> = {}) =>
  templateOf(smallBusiness(smallKind({ overheads, ...kind }), changed));
const quarterly: Changed = { periodicity: 'quarter', periodCount: 12 };
const annual: Changed = { periodicity: 'year', periodCount: 5 };

describe('people', () => {
  const carvers = (more: Parameters<typeof pay>[3], changed: Changed = {}, kind: Partial<Kind> = {}) =>
    typedFor(
      templateOf(
        smallBusiness(
          smallKind({ costs: [pay(['Carvers', 'Резчики'], each(2.5), n(6000), more)], ...kind }),
          changed,
        ),
      ),
      'Carvers',
      'people',
    ).data;
  const filling: Partial<Kind> = { ramp: { from: n(40), months: n(6) } };

  test('are as many from the start, unless they come as the business fills up', () => {
    expect(carvers({}, {}, filling)).toBe('10');
  });

  test('come a little before the work is there', () => {
    // Full to 45, 55, 65, 75, 85 % in the middle of each month, and 15 % ahead of it, rounded up.
    expect(carvers({ isGradual: true }, {}, filling)).toBe('6;7;8;9;10');
    // 55 and 85 % in the middle of a quarter; then all.
    expect(carvers({ isGradual: true }, quarterly, filling)).toBe('7;10');
    // Full by the middle of the first year.
    expect(carvers({ isGradual: true }, annual, filling)).toBe('10');
  });

  test('come by halves where they are few', () => {
    // 4 x 0.5 = 2; 55 to 85 % of them are 1.1, 1.3, 1.5 and 1.7 after the 45 and 15 % of the first month.
    const few: Partial<Kind> = {
      ...filling,
      costs: [pay(['Carvers', 'Резчики'], each(0.5), n(6000), { isGradual: true })],
    };
    expect(carvers({}, {}, few)).toBe('1.5;1.5;2');
  });

  test('are more each year where the business grows by hiring, for five years at most', () => {
    // 10 x 1.2, x 1.44, x 1.728, x 2.0736
    expect(carvers({ hires: 20 }, annual)).toBe('10;12;14;17;21');
    expect(carvers({ hires: 20 }, { periodicity: 'year', periodCount: 8 })).toBe('10;12;14;17;21');
    expect(carvers({ hires: 20 }, { periodCount: 13 })).toBe(`${'10;'.repeat(12)}12`);
  });

  test('are left out where the owner does it', () => {
    const manager = pay(['Manager', 'Управляющий'], n(1), n(50_000));
    // 0.25 to the power of 0.6 is 0.44.
    expect(lineNamed(withCosts([manager], { size: 1 }), 'Manager')).toBeNull();
    expect(lineNamed(withCosts([manager]), 'Manager')).not.toBeNull();
  });

  test('are paid as usual there, with what the employer adds', () => {
    const template = templateOf(
      smallBusiness(smallKind(), {
        levels: { prices: 1, pay: 0.5, work: 0.5, perDollar: 90 },
        rates: { ...smallBusiness().rates, payrollTaxes: 30 },
      }),
    );
    // 6,000 x 0.5 x 90
    expect(typedFor(template, 'Carvers', 'salary').data).toBe('270000');
    expect(typedFor(template, 'Carvers', 'burden').data).toBe('30');
  });
});

test('costs of a month are those of as many months as a period has', () => {
  const amountOf = (changed: Changed) =>
    typedFor(withCosts([monthly(['Post', 'Почта'], whole(n(100)))], changed), 'Post', 'amount').data;
  expect([amountOf({}), amountOf(quarterly), amountOf(annual)]).toEqual(['100', '300', '1200']);
});

test('a yearly cost comes once in the periods of a year', () => {
  const licence = (changed: Changed) =>
    typedFor(withCosts([yearly(['Licence', 'Лицензия'], whole(n(900)))], changed), 'Licence', 'amount');
  expect(licence({})).toMatchObject({ data: '900', driver: { every: 12 } });
  expect(licence(quarterly)).toMatchObject({ data: '900', driver: { every: 4 } });
  expect(licence(annual).driver).toBeUndefined();
});

test('what is paid once is paid on the first day', () => {
  const opening = typedFor(withCosts([once(['Opening', 'Открытие'], whole(n(700)))]), 'Opening', 'amount');
  expect(opening).toMatchObject({ data: '700', driver: { start: '2027-01-01', end: '2027-01-01' } });
});

test('costs are a share of all sales or of one line, or follow a volume', () => {
  const costs = [
    share(['Wood', 'Дерево'], n(20)),
    share(['Paint', 'Краска'], n(3), 'Whistles'),
    unit(['Boxes', 'Коробки'], n(0.5), 'whistles'),
  ];
  const template = templateOf(smallBusiness(smallKind({ costs })));
  expect(entryOf(template, 'Wood', 'base').lookupId).toBe('section_sales');
  expect(entryOf(template, 'Paint', 'base').lookupId).toBe(lineNamed(template, 'Whistles')?.id);
  expect(entryOf(template, 'Boxes', 'base').lookupId).toBe(lineNamed(template, 'Whistles made')?.id);
});

describe('premises', () => {
  const overheads = [
    rent(each(n(50, 40, 60))),
    utilities(n(30, 20, 40)),
    deposit(each(n(100, 50, 200))),
    monthly(['Post', 'Почта'], whole(n(100))),
  ];
  const namesOf = (changed: Changed) => {
    const template = withCosts(overheads, changed);
    return ['Rent', 'Utilities', 'Rent before opening', 'Post', 'Building'].filter((name) =>
      lineNamed(template, name),
    );
  };

  test('are rented', () => {
    expect(namesOf({})).toEqual(['Rent', 'Utilities', 'Rent before opening', 'Post']);
  });

  test('that are owned are bought for what their rent is worth', () => {
    expect(namesOf({ isOwned: true })).toEqual(['Utilities', 'Post', 'Building']);
    const template = withCosts(overheads, { isOwned: true });
    // 4 x 50 x 12 / 8 %, over 40 years
    expect(typedFor(template, 'Building', 'amount').data).toBe('30000');
    expect(lineNamed(template, 'Building')?.otherAssumptions.deprgroup?.lookupId).toBe('life_40');
    expect(lineNamed(template, '40 years')).not.toBeNull();
  });

  test('are not needed online', () => {
    expect(namesOf({ isOnline: true })).toEqual(['Post']);
  });
});

describe('a business of two kinds', () => {
  const inn = smallKind({
    id: 'inn',
    name: ['Inn', 'Трактир'],
    overheads: [monthly(['Post', 'Почта'], whole(n(60))), monthly(['Songs', 'Песни'], whole(n(40)))],
    terms: { receivable: 7, stock: 0, payable: 0 },
  });
  const both: Partial<Business> = { others: [{ kind: inn, size: 2 }] };
  const template = templateOf(smallBusiness(smallKind(), both));
  const linesIn = (section: 'section_sga' | 'section_sales' | 'section_drivers' | 'section_cos') => {
    const names = new Map(template.data.coreResources.map(({ id, name }) => [id, name]));
    const lines = template.data.divisions[0]?.sectionResources[section] ?? [];
    return lines.map(({ coreResource }) => names.get(coreResource));
  };

  test('has a shared cost once, with half of the other on top', () => {
    expect(linesIn('section_sga')).toEqual(['Post', 'Songs']);
    // 100 + 60 / 2
    expect(typedFor(template, 'Post', 'amount').data).toBe('130');
    expect(typedFor(template, 'Songs', 'amount').data).toBe('40');
  });

  test('tells lines of the same name apart', () => {
    expect(linesIn('section_sales')).toEqual(['Whistles', 'Whistles 2']);
    expect(linesIn('section_cos')).toEqual(['Wood', 'Carvers', 'Wood 2', 'Carvers 2']);
  });

  test('has the sales of each kind as a row that its costs are a share of', () => {
    expect(linesIn('section_drivers')).toEqual([
      'Whistles made',
      'Sales of the whistle workshop',
      'Whistles made 2',
      'Sales of the inn',
    ]);
    expect(entryOf(template, 'Wood', 'base').lookupId).toBe('driver_1_2');
    expect(entryOf(template, 'Wood 2', 'base').lookupId).toBe('driver_2_2');
  });

  test('is paid for the second kind in its own days', () => {
    expect(lineNamed(template, 'Whistles')?.otherAssumptions.accountsReceivablePeriod).toBeUndefined();
    expect(lineNamed(template, 'Whistles 2')?.otherAssumptions.accountsReceivablePeriod?.value).toBe('7');
  });
});

test('what is bought is bought on the first day and lasts as long as it does', () => {
  const assets = [asset(['Lathe', 'Станок'], whole(n(2400)), 5), asset(['Van', 'Фургон'], each(n(100)), 7)];
  const template = templateOf(smallBusiness(smallKind({ assets }), { language: 'ru' }));
  expect(typedFor(template, 'Фургон', 'amount')).toMatchObject({
    data: '400',
    driver: { start: '2027-01-01', end: '2027-01-01' },
  });
  expect(lineNamed(template, 'Станок')?.otherAssumptions.deprgroup?.lookupId).toBe('05');
  expect(lineNamed(template, 'Фургон')?.otherAssumptions.deprgroup?.lookupId).toBe('life_7');
  expect(typedFor(template, '7 лет', 'years').data).toBe('7');
});
