// Checks rates, shares, prices and balances of volume formulas over a year against numbers worked out by hand.
import { expect, test } from 'vitest';
import { type VolumeFormulaId, volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import { formulaIn } from '#template/default-formulas.ts';
import type { Formula } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { spanValues } from './span-values.ts';

const soldToShare: Formula = {
  id: 'sold_to_share',
  name: 'Share of guests',
  expression: 'total = base * share * price',
  allowedRels: ['service'],
  variables: [
    { id: 'base', name: 'Base', value: '0', isReference: true },
    { id: 'share', name: 'Share', value: '0', isPercent: true },
    { id: 'price', name: 'Price', value: '0', isCurrency: true },
  ],
};

/** November and December 2027, January and February 2028. */
function yearsOf(words: TemplateWords) {
  const { workbook, values } = calculate(buildTemplate({ dateStart: '2027-11-01', periods: 4, ...words }));
  const over = spanValues(workbook, values, workbook.spans.years);
  return (id: string): readonly number[] | null => {
    const found = over(id);
    return found && Array.from(found);
  };
}

function volume(formula: VolumeFormulaId, data: Readonly<Record<string, string>>) {
  const made = formulaIn(volumeFormulas[formula], 'en');
  const driver = { id: 'Volume', formula: made.id, data };
  const years = yearsOf({ formulas: [made], drivers: [driver] });
  return {
    total: years('drivers.@Volume.incBook'),
    of: (variable: string) => years(`drivers.@Volume.incBook.variable.${variable}`),
    step: (step: string) => years(`drivers.@Volume.incBook.step.${step}`),
    typed: (variable: string) => years(`assumptions.@Volume.incBook.${variable}`),
  };
}

const near = (numbers: readonly number[]) => numbers.map((each) => expect.closeTo(each, 12));

test('[DRV-7] turns of a year times its seats and days are its guests', () => {
  const cafe = volume('turns', { capacity: '30', turns: '1.5;2.5;3', days: '20;30' });
  // 30 × 1.5 × 20 = 900 and 30 × 2.5 × 30 = 2250, then 30 × 3 × 30 twice.
  expect(cafe.total).toEqual([3150, 5400]);
  expect(cafe.of('turns')).toEqual(near([3150 / (30 * 50), 3]));
  expect([cafe.of('capacity'), cafe.of('days')]).toEqual([
    [30, 30],
    [50, 60],
  ]);
});

test('[ASM-25] a typed rate of a year is that of the row which multiplies it, never that of December', () => {
  const cafe = volume('turns', { capacity: '30;40', turns: '1;2', days: '10' });
  expect(cafe.typed('turns')).toEqual(near([(30 * 1 + 40 * 2) / (30 + 40), 2]));
  expect(cafe.typed('turns')).toEqual(cafe.of('turns'));
  expect(cafe.typed('capacity')).toEqual([40, 40]);
});

test('[DRV-7] where seats are added in the year, the months with more of them count for more', () => {
  const cafe = volume('turns', { capacity: '30;40', turns: '1;2', days: '10' });
  expect(cafe.of('turns')).toEqual(near([(30 * 1 + 40 * 2) / (30 + 40), 2]));
  expect(cafe.of('capacity')).toEqual([40, 40]);
});

test('[DRV-7] occupancy and utilization of a year are weighed with what could be taken', () => {
  const hotel = volume('nightly', { capacity: '20', use: '50;60;70;70' });
  // Nights of 30 + 31 and 31 + 29 days.
  expect(hotel.of('use')).toEqual(near([(30 * 0.5 + 31 * 0.6) / 61, 0.7]));
  expect(hotel.of('capacity')).toEqual([20, 20]);
  const crews = volume('daily', { capacity: '2', a_day: '8;10', days: '20', use: '50;40' });
  // 8 and 10 a day in as many days; 160 × 2 of them at 50 %, 200 × 2 at 40 %.
  expect(crews.of('a_day')).toEqual(near([9, 10]));
  expect(crews.of('use')).toEqual(near([(320 * 0.5 + 400 * 0.4) / 720, 0.4]));
});

test('[DRV-7] a conversion of a year is that of all its visitors, and a yield that of all its months', () => {
  const shop = volume('conversion', { visitors: '1000;3000', conversion: '2;4' });
  expect(shop.of('conversion')).toEqual(near([(20 + 120) / 4000, 0.04]));
  const farm = volume('harvest', { capacity: '15', yield: '12;36;24' });
  // 15 × 12 / 12 + 15 × 36 / 12, and 15 × 24 / 12 twice.
  expect([farm.total, farm.of('yield'), farm.of('capacity')]).toEqual([
    [60, 60],
    [24, 24],
    [15, 15],
  ]);
  const site = volume('thousands', { capacity: '5000;8000', use: '50', months: '1' });
  expect(site.total).toEqual([6.5, 8]);
});

/** Ten clients more each month, none of whom leaves. */
const plans = (months: string, more: TemplateWords = {}) => {
  const members = formulaIn(volumeFormulas.members, 'en');
  return yearsOf({
    ...more,
    formulas: [members, soldToShare],
    drivers: [{ id: 'Clients', formula: members.id, data: { joined: '10', churn: '0', months } }],
    services: [
      {
        ...{ id: 'Plan', formula: soldToShare.id, lookups: { base: 'Clients' } },
        data: { share: '60', price: '39' },
      },
    ],
  });
};

test('[DRV-7] months of clients of a year add up, so that times share and price they are its revenue', () => {
  const years = plans('1', { inflation: '12' });
  // Ten and twenty, then thirty and forty; at the end of each year twenty and forty are there.
  expect(years('drivers.@Clients.incBook')).toEqual([30, 70]);
  expect(years('drivers.@Clients.incBook.step.closing')).toEqual([20, 40]);
  expect(years('revenue.@Plan.incBook.variable.base')).toEqual([30, 70]);
  expect(years('revenue.@Plan.incBook.variable.price')).toEqual([39, 39]);
  expect(years('assumptions.@Plan.incBook.price')).toEqual([39, 39]);
  // Ten clients in November, and from December on nobody pays: ten months of clients.
  const partly = plans('1;0');
  expect(partly('drivers.@Clients.incBook')).toEqual([10, 0]);
  expect(partly('drivers.@Clients.incBook.step.closing')).toEqual([20, 40]);
  expect(partly('revenue.@Plan.incBook.variable.price')).toEqual([39, 39]);
});

test('[DRV-7] who left in the months of a year is added up, and so are the months of clients of longer periods', () => {
  const club = volume('members', { joined: '10', churn: '50', months: '3' });
  // 10, then 10 + 10 - 5 = 15, then 15 + 10 - 7.5 = 17.5, then 17.5 + 10 - 8.75 = 18.75.
  expect(club.step('left')).toEqual([5, 16.25]);
  expect(club.step('closing')).toEqual([15, 18.75]);
  expect(club.total).toEqual([3 * 25, 3 * 36.25]);
});

test('[REV-16] a price is before the price index in months and years alike', () => {
  const sold = (price: string) =>
    yearsOf({
      inflation: '12',
      services: [{ id: 'Tea', formula: 'price_quantity', data: { price, quantity: '1;3' } }],
    })('revenue.@Tea.incBook.variable.price');
  expect(sold('3.7')).toEqual([3.7, 3.7]);
  // One for 4 and three for 8 in the first year.
  expect(sold('4;8')).toEqual([7, 8]);
});
