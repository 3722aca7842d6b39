// Makes models of one person's work: where it is done, who is paid, how it is taxed, and whether its turnover is one pair of hands'.
import { expect, test } from 'vitest';
import { asDone } from './business/one-person.ts';
import { staffOf } from './business/size.ts';
import { adjust } from './check/adjust.ts';
import { settledYear } from './check/health.ts';
import { generate, understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const termsIn = (language: Terms['language']): Terms => ({
  ...{ language, dateStart: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
});
const languageOf = (line: string): Terms['language'] => (/[а-я]/iu.test(line) ? 'ru' : 'en');
const frame = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, name: 'model', description: '' };

function madeOf(line: string) {
  const { business } = understandLine(line, termsIn(languageOf(line)));
  const { template, measured } = adjust(business, frame);
  return {
    business,
    measured,
    names: template.data.coreResources.map(({ name }) => name),
    revenue: settledYear(measured)?.revenue ?? 0,
    ebitda: settledYear(measured)?.ebitda ?? 0,
    staff: staffOf(asDone(business)),
  };
}

const premises =
  /^rent|fitting|reception|office fit|аренда помещ|аренда до|ремонт (?:салон|кабинет|офис|класс)|отделка|ресепшен/iu;
const vehicle = /car\b|van|vehicle|автомобиль|фургон|машин/iu;
const leastCent = 0.01;

// What one person earns with two hands in a whole year, in the money of the place, reckoned by hours and usual prices.
test.each([
  ['mobile nail technician in Leeds', 25_000, 40_000, true],
  ['nails at home in Manchester', 25_000, 42_000, false],
  ['маникюр на дому', 1_000_000, 2_200_000, false],
  ['mobile hairdresser in Kent', 28_000, 52_000, true],
  ['парикмахер с выездом', 1_200_000, 2_600_000, true],
  ["massage at clients' homes", 45_000, 80_000, true],
  ['массаж с выездом', 1_200_000, 2_600_000, true],
  ['one man and a van', 75_000, 145_000, true],
  ['one man with a van courier in Bristol', 45_000, 95_000, true],
  ['I bake cakes at home and sell them to neighbours in Leeds', 30_000, 130_000, false],
  ['пекарня на дому, работаю одна, Тверь', 1_000_000, 4_500_000, false],
  ['home bakery, one person', 30_000, 110_000, false],
  ['home bakery', 30_000, 110_000, false],
  ['I bake from my kitchen and sell at the market', 30_000, 110_000, false],
  ['пекарня дома, работаю один', 1_000_000, 4_500_000, false],
  ['пеку хлеб дома', 1_000_000, 4_500_000, false],
  ['торты на заказ дома, Казань', 1_000_000, 4_500_000, false],
  ['piano teacher', 40_000, 70_000, false],
  ['учитель вокала', 900_000, 2_200_000, false],
  ['private tutor', 40_000, 75_000, false],
  ['репетитор по математике', 1_000_000, 2_200_000, false],
  ['yoga teacher', 45_000, 90_000, false],
  ['dance teacher', 45_000, 90_000, false],
  ['personal trainer', 55_000, 110_000, true],
  ['plumber, one man, Leeds', 60_000, 95_000, true],
  ['сантехник, работаю один, Саратов', 2_200_000, 4_600_000, true],
  ['freelance translator', 50_000, 105_000, false],
  ['freelance graphic designer', 60_000, 125_000, false],
  ['freelance web developer', 60_000, 130_000, false],
  ['nanny', 35_000, 60_000, false],
  ['няня', 900_000, 1_800_000, false],
  ['домработница', 1_000_000, 2_400_000, true],
  ['cleaner in Cardiff', 20_000, 48_000, true],
  ['самозанятый сантехник в Туле', 2_500_000, 7_500_000, true],
])('%s is one person without premises who sells for %i to %i', (line, least, most, hasVehicle) => {
  const { staff, names, measured, revenue, ebitda } = madeOf(line);
  expect(staff).toBe(1);
  expect(names.filter((name) => premises.test(name))).toEqual([]);
  if (hasVehicle) expect(names.some((name) => vehicle.test(name))).toBe(true);
  expect(revenue).toBeGreaterThan(least);
  expect(revenue).toBeLessThan(most);
  // What is left on top of the owner's pay.
  expect(ebitda / revenue).toBeGreaterThan(0.04);
  expect(ebitda / revenue).toBeLessThan(0.36);
  expect(measured.isBalanced).toBe(true);
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(-leastCent);
});

test.each([
  ['mobile hairdressing, small team'],
  ['nail salon, 2 technicians'],
  ['barbershop with 2 barbers'],
  ['mobile hairdresser, me and my sister'],
  ['агентство нянь'],
  ['nanny agency'],
  ['маникюр на дому, два мастера'],
  ['bakery in Leeds'],
  ['пекарня у дома'],
  ['пекарня на первом этаже жилого дома'],
  ['home bakery with my sister'],
  ['accounting for freelancers'],
  ['бухгалтерия для самозанятых'],
  ['coworking for freelancers'],
  ['music school'],
  ['школа вокала'],
  ['yoga studio'],
  ['mobile app for teachers'],
])('%s is not one person', (line) => {
  const { business } = understandLine(line, termsIn(languageOf(line)));
  expect(business.way?.isAlone ?? false).toBe(false);
});

// A lawyer receives clients in a small office, and a cobbler works in a booth, both rented.
test.each([
  ['юрист, работаю один, Саратов', 2_500_000, 4_400_000],
  ['ремонт обуви, один мастер, Пермь', 1_200_000, 3_200_000],
] as const)('%s is one person in rented premises who sells for %i to %i', (line, least, most) => {
  const { business, revenue, names } = madeOf(line);
  expect(business.way).toMatchObject({ isAlone: true, isWithoutPremises: false });
  expect(names.some((name) => premises.test(name))).toBe(true);
  expect(revenue).toBeGreaterThan(least);
  expect(revenue).toBeLessThan(most);
});

test('whoever says that the premises are owned has some, and whoever answers three people hires them', () => {
  const line = 'mobile nail technician';
  const owned = understandLine(line, termsIn('en'), { isOwned: false }).business;
  expect(owned.way?.isWithoutPremises).toBe(false);
  const three = understandLine(line, termsIn('en'), { size: 3 }).business;
  expect(three.way).toMatchObject({ isAlone: false, isWithoutPremises: true });
  expect(staffOf(asDone(three))).toBeGreaterThanOrEqual(3);
});

test('one person in Russia pays a part of sales, and neither contributions nor tax on profit nor VAT', () => {
  const { business, names } = madeOf('самозанятый сантехник в Туле');
  expect(business.rates).toMatchObject({ incomeTax: 0, payrollTaxes: 0, salesTax: null });
  expect(names).toContain('Налог с дохода (самозанятый или ИП на УСН)');
  expect(understandLine('сантехники, 3 человека, Тула', termsIn('ru')).business.rates).toMatchObject({
    incomeTax: 25,
    payrollTaxes: 30.2,
  });
});

test('elsewhere nobody employs the owner, and profit is taxed', () => {
  const { business } = madeOf('electrician sole trader in Dundee');
  expect(business.rates).toMatchObject({ incomeTax: 19, payrollTaxes: 0, salesTax: 20 });
});

test.each([
  ['самозанятый сантехник в Туле', '4–6 % с дохода, здесь 6 %'],
  ['маникюр с выездом', 'Работа идёт у клиентов'],
  ['mobile nail technician in Leeds', 'no employer’s contributions'],
  ['mobile nail technician in Leeds', 'The work goes to the customers'],
  ['freelance translator', 'no premises are rented'],
])('the note on %s says: %s', (text, said) => {
  const { template } = generate({ ...termsIn(languageOf(text)), ...frame, text });
  expect(template.description).toContain(said);
});

test.each([
  'mobile app for meditation',
  'mobile games studio of six people',
  'mobile software company',
  'мобильное приложение для бегунов',
])('a business whose product is called mobile goes to nobody, so that it has no cars: %s', (line) => {
  const { business, names } = madeOf(line);
  expect(business.way?.isVisiting ?? false).toBe(false);
  expect(names.filter((name) => vehicle.test(name))).toEqual([]);
});

test('whoever works at a desk at home stays there', () => {
  const { business, names } = madeOf('translator at home');
  expect([business.way?.isVisiting, business.way?.isWithoutPremises]).toEqual([false, true]);
  expect(names.filter((name) => vehicle.test(name))).toEqual([]);
});
