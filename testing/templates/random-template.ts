// Makes random valid templates with every feature of the sales model, for property tests that print their seed.
import fc from 'fast-check';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf, type ServiceWords } from './build-template.ts';

const amount = fc.oneof(
  fc.integer({ min: 0, max: 5000 }).map(String),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('0', '0.01', '1000000000', ''),
);

const periodString = fc.array(amount, { minLength: 1, maxLength: 8 }).map((segments) => segments.join(';'));

const scenarios = fc.oneof(
  { weight: 3, arbitrary: periodString },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(periodString, fc.constant(null)), { minLength: 2, maxLength: 3 }),
  },
);

const variable = (id: string) => ({ id, name: id });

const formulas = [
  formulaOf('ratio', 'total = (a - b * 1.5) / (b - c) + a / c - -b', ['a', 'b', 'c'].map(variable)),
  formulaOf('daily', 'total = price * days * share / 100', [
    { id: 'price', name: 'Price', isCurrency: true },
    { id: 'days', name: 'Days', isReference: true, reference: 'period_days' },
    { id: 'share', name: 'Share', units: '%' },
  ]),
];

/** What each formula asks a person to type. */
const typed: Readonly<Record<string, readonly string[]>> = {
  price_quantity: ['price', 'quantity'],
  amount: ['amount'],
  quantity_price_share: ['quantity', 'price', 'share'],
  customers_check_visits: ['customers', 'check', 'visits'],
  ratio: ['a', 'b', 'c'],
  daily: ['price', 'share'],
};

const service = (id: string): fc.Arbitrary<ServiceWords> =>
  fc
    .constantFrom(...Object.keys(typed))
    .chain((formula) =>
      fc
        .record(Object.fromEntries((typed[formula] ?? []).map((name) => [name, scenarios])))
        .map((data) => ({ id, formula, data })),
    );

/** A commission on an earlier service, so that there is never a circle. */
const commission = (id: string, base: string): fc.Arbitrary<ServiceWords> =>
  periodString.map((share) => ({ id, formula: 'share_of', data: { share }, lookups: { base } }));

const services = fc
  .integer({ min: 0, max: 5 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        index > 0
          ? fc.oneof(
              { weight: 3, arbitrary: service(`s${index}`) },
              { weight: 1, arbitrary: commission(`s${index}`, 's0') },
            )
          : service('s0'),
      ),
    ),
  );

const date = fc
  .record({
    year: fc.integer({ min: 1990, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    isLast: fc.boolean(),
  })
  .map(({ year, month, day, isLast }) => {
    const shown = isLast ? new Date(Date.UTC(year, month, 0)).getUTCDate() : day;
    return `${year}-${String(month).padStart(2, '0')}-${String(shown).padStart(2, '0')}`;
  });

export const randomTemplate: fc.Arbitrary<Template> = fc
  .record({
    periods: fc.integer({ min: 1, max: 60 }),
    periodicity: fc.constantFrom('month', 'quarter', 'year'),
    dateStart: date,
    inflation: fc.option(fc.constantFrom('0', '3.5', '4;5;6', '120'), { nil: null }),
    services,
  })
  .map(({ inflation, ...words }) =>
    buildTemplate({ ...words, formulas, ...(inflation === null ? {} : { inflation }) }),
  );
