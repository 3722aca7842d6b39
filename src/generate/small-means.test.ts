// Tests that a business too small for what its trade usually has is modelled as its owner runs it, on amounts worked out by hand.
import { describe, expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import { asset, monthly, pay, yearly } from '#catalog/kind/rows.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { frame, lineNamed, smallBusiness, smallKind, typedFor } from '#testing/generate/small-business.ts';
import { withMeans } from './business/small-means.ts';
import { adjust } from './check/adjust.ts';
import { settledYear } from './check/health.ts';
import { generate } from './generate.ts';
import type { Terms } from './settle.ts';

const hall = (amount: number) => monthly(['Hall', 'Зал'], n(amount));
/** Of 4 benches; one bench sells 100 whistles a month at 5, less a fifth for wood: 4,800 a year are left. */
const workshop = (amount: number) => smallKind({ overheads: [hall(amount)], assets: [] });
const adjusted = (amount: number, size: number) => adjust(smallBusiness(workshop(amount), { size }), frame);

describe('a business of a quarter of the usual size', () => {
  test('that bears what its trade has is as it is', () => {
    // 100 x 0.25^0.6 = 43.5 a month
    const { business, template } = adjusted(100, 1);
    expect(business.means).toBeUndefined();
    expect(typedFor(template, 'Hall', 'amount').data).toBe('44');
  });

  test('that does not has a quarter of it', () => {
    // 1,000 x 0.25^0.6 = 435 a month, 5,223 a year, are more than 4,800 less 1,500 of pay, also at prices of 1.3.
    const { business, template, adjustments, measured } = adjusted(1000, 1);
    expect(business.means).toBe('proportion');
    expect(typedFor(template, 'Hall', 'amount').data).toBe('250');
    expect(adjustments.priceFactor).toBe(1);
    // 4,800 - 1,500 - 3,000
    expect(settledYear(measured)?.ebitda).toBeCloseTo(300, 6);
  });

  test('that does not bear a wage either pays none', () => {
    // 420 a month are 5,040 a year: at prices of 1.3 there are 6,240 - 1,500 - 5,040 = -300.
    const { business, template, measured } = adjusted(1680, 1);
    expect(business.means).toBe('unpaid');
    expect(lineNamed(template, 'Carvers')).toBeNull();
    expect(settledYear(measured)?.payroll).toBe(0);
    expect(settledYear(measured)?.ebitda).toBeGreaterThan(0);
  });

  test('that is as large as is usual is as its trade is, whatever it loses', () => {
    expect(adjusted(1680, 4).business.means).toBeUndefined();
  });
});

test('prices that somebody chose change nothing but prices', () => {
  const chosen = (amount: number, priceFactor: number) =>
    adjust({ ...smallBusiness(workshop(amount), { size: 1 }), priceFactor }, frame);
  // At half the price it loses money, and its hall is what it was.
  expect(chosen(100, 0.5).business.means).toBeUndefined();
  expect(typedFor(chosen(100, 0.5).template, 'Hall', 'amount').data).toBe('44');
  expect(chosen(1000, 2).business.means).toBe('proportion');
});

test('what grows slower than the business is in proportion, what is whole stays, and what is next to nothing is left out', () => {
  const kind = smallKind({
    costs: [pay(['Carvers', 'Резчики'], each(0.65), n(6000))],
    overheads: [
      hall(400),
      monthly(['Stall', 'Прилавок'], whole(n(70))),
      // 5 a month and 50 a year
      monthly(['Phone', 'Телефон'], n(20)),
      yearly(['Licence', 'Лицензия'], n(200)),
    ],
    assets: [asset(['Lathe', 'Станок'], n(2400), 5), asset(['Knives', 'Ножи'], each(n(30)), 5)],
  });
  const part = { kind, size: 1 };
  const small = withMeans(part, 'proportion').kind;
  const names = (lines: readonly { readonly name: readonly [string, string] }[]) =>
    lines.map(({ name }) => name[0]);
  expect(names(small.overheads)).toEqual(['Hall', 'Stall']);
  // 400 x 0.25 / 0.25^0.6, which is 100 at a quarter of the size
  const [first] = small.overheads;
  expect(first && 'amount' in first && first.amount.typical * 0.25 ** 0.6).toBeCloseTo(100, 9);
  expect((small.assets[0]?.amount.typical ?? 0) * 0.25 ** 0.6).toBeCloseTo(600, 9);
  expect(small.assets[1]?.amount.typical).toBe(30);
  // 0.65 of a carver is there for three quarters of the time, to the nearest quarter.
  expect(small.costs[0]).toMatchObject({ isCounted: true, people: { typical: 0.75, scaling: 'none' } });
});

const made = (text: string, language: Terms['language']) =>
  generate({
    ...{ text, language, dateStart: '2027-01-01', today: '2026-11-26', currency: null },
    ...{ periodicity: 'month', periodCount: 36, uuid: frame.uuid, timestamp: 0 },
  });

test.each([
  ['lemonade, 30000 bottles a year', 'is run by its owner'],
  ['one vending machine', 'does not bear a wage'],
  ['вендинг, 1 кофейный автомат', 'Зарплату бизнес такого размера не окупает'],
  ['лимонад, 15000 бутылок в год', 'владелец ведёт сам'],
])('the note on %s says: %s', (text, said) => {
  const { template, findings } = made(text, /[а-я]/u.test(text) ? 'ru' : 'en');
  expect(template.description).toContain(said);
  expect(findings.filter(({ rule }) => rule === 'ebitda' || rule === 'losses')).toEqual([]);
});

test('somebody stands behind the counter of the smallest shop all of the time', () => {
  const { settled, template } = made('lighting shop, 30 m2', 'en');
  expect(settled.business.head.kind.id).toBe('lighting_shop');
  expect(typedFor(template, 'Sales consultants', 'people').data).toBe('1');
});

test('whoever teaches children is paid, also where few come', () => {
  const kind = kindById('art_school');
  const { settled } = made('art school, 6 pupils', 'en');
  expect(settled.business.head.kind.id).toBe(kind?.id);
  expect(settled.business.means).not.toBe('unpaid');
});
