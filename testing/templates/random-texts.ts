// Texts that people type into a model's fields: ordinary, odd, empty, tiny and huge.
import fc from 'fast-check';

const whole = (max: number) => fc.integer({ min: 0, max }).map(String);
const cents = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((value) => (value / 100).toFixed(2));

/** Shrinks towards the first of the list. */
export const often = <T>(...list: readonly (readonly [number, fc.Arbitrary<T>])[]): fc.Arbitrary<T> =>
  fc.oneof({ withCrossShrink: true }, ...list.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** One value for all periods, or segments of which some are empty and some may be left over. */
const periods = (segment: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  often(
    [3, segment],
    [
      2,
      fc
        .tuple(segment, fc.array(often([5, segment], [1, fc.constant('')]), { minLength: 1, maxLength: 8 }))
        .map(([last, before]) => [...before, last].join(';')),
    ],
    [1, fc.array(segment, { minLength: 50, maxLength: 62 }).map((segments) => segments.join(';'))],
  );

const amount = often(
  [8, whole(9000)],
  [8, cents(500)],
  [2, fc.constantFrom('0', ' 12.5 ', '.5', '7.')],
  [1, fc.constantFrom('0.0001', '1000000000', '123456789.12', '-250')],
);

/** What is spent or paid in at the start, and then no more. */
const once = amount.map((first) => `${first};0`);

export const money = often([3, periods(amount)], [1, once]);

/** Large enough for most businesses to earn something. */
export const takings = often([1, money], [2, periods(whole(90_000))]);

export const quantity = periods(
  often([6, whole(900)], [3, cents(20)], [2, fc.constantFrom('0', '1')], [1, fc.constant('0.001')]),
);

export const percent = periods(
  often([6, whole(60)], [3, cents(30)], [2, fc.constantFrom('0', '100', '150')], [1, fc.constant('0.01')]),
);

export const rate = periods(often([5, whole(35)], [3, cents(20)], [1, fc.constantFrom('0', '100', '250')]));

/** Longer than the forecast, shorter than a day, changing from period to period. */
export const days = periods(
  often(
    [5, whole(95)],
    [3, cents(120)],
    [3, fc.constantFrom('0', '28', '30', '31', '90', '365')],
    [1, fc.constantFrom('0.25', '4000', '100000')],
  ),
);

export const life = often(
  [3, whole(12)],
  [3, cents(8)],
  [1, fc.constantFrom('0', '0.01', '0.3333', '2.5;7', '80', ';4')],
);

/** What stands in a field that may also be left alone. */
export const perhaps = (text: fc.Arbitrary<string>): fc.Arbitrary<string | null> =>
  often([6, text], [1, fc.constantFrom(null, '', ' ', ';;')]);

/** The texts of one to three scenarios; null where the entry itself is missing. */
export const scenarioTexts = (text: fc.Arbitrary<string>): fc.Arbitrary<readonly (string | null)[] | null> =>
  often<readonly (string | null)[] | null>(
    [8, text.map((one) => [one])],
    [
      4,
      fc
        .tuple(text, fc.array(perhaps(text), { minLength: 1, maxLength: 2 }))
        .map(([a, more]) => [a, ...more]),
    ],
    [1, fc.constantFrom(null, [], [null], [''], [null, '5'], ['3', ';'])],
  );

export const dateStart = fc
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
