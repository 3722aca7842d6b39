// Tests the numbers and the sentences of suggested lines, worked out by hand from what the catalogue says of their kinds.
import { expect, test } from 'vitest';
import { furtherLines } from '#catalog/kinds/general/further-lines.ts';
import { kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import { type Language, languages } from '#language/language.ts';
import { defaultFormulas } from '#template/default-formulas.ts';
import { type SectionId, tradeSectionIds } from '#template/sections.ts';
import { heldAfter } from './full-month.ts';
import { linesOf, typicalPart } from './kind-line.ts';
import { resourceOf } from './line-resource.ts';
import { settledSearch } from './settled-search.ts';
import { suggest } from './suggest.ts';

const named = (language: Language, section: SectionId, search: string, name: string) =>
  suggest(language, section, search).find((one) => one.name === name);
test('what is sold is priced, in the quantity of a month once all seats are used', () => {
  // 40 seats x 3.9 turns x 30 days are 4,680 guests, of whom 90 % drink something.
  expect(named('en', 'section_sales', 'Cafe', 'Coffee and drinks')).toEqual({
    id: 'cafe_coffee_and_drinks',
    name: 'Coffee and drinks',
    rel: 'service',
    formula: 'price_quantity',
    values: [{ price: '5.2', quantity: '4210' }],
    otherAssumptions: {},
    bundle: [],
    description: '5.20 USD × 4,210 a month (90% of guests); usually 3.50 to 7.50, our estimate.',
  });
});

test('the size and the place that the text says are used', () => {
  // 60 x 3.9 x 30 x 90 %. Prices in Kazan are 0.40 x 1.05 = 0.42 of American ones and work is 0.28 x 1.025 x 130.2 / 110 =
  // 0.34, which is 35.5% of a café's price: 0.42 ^ 0.645 x 0.34 ^ 0.355 = 0.39 of 5.20, 3.50 and 7.50, at 80 to the dollar.
  const coffee = named('ru', 'section_sales', 'Кофейня в Казани на 60 мест', 'Кофе и напитки');
  expect(coffee?.values).toEqual([{ price: '160', quantity: '6320' }]);
  expect(coffee?.description).toBe(
    '160 руб. × 6\u00a0320 в месяц (90 % гостей); обычно от 110 до 230, наша оценка.',
  );
  // 60 x 100 dollars x 0.42 x 80 = 201,600.
  const rent = named('ru', 'section_sga', 'Кофейня в Казани на 60 мест', 'Аренда помещения');
  expect(rent?.values).toEqual([{ amount: '200000' }]);
  // 10 rooms x 365 / 12 nights x 66 %, at 132 dollars in steps of five.
  expect(named('en', 'section_sales', 'Hotel, 10 rooms', 'Rooms')?.values).toEqual([
    { price: '130', quantity: '201' },
  ]);
});

test('a share of one line of sales is turned into a share of all sales, which adds up', () => {
  // 22% of 25,272 in 25,272 + 10,935 + 14,850 + 1,512.
  const coffee = named('en', 'section_cos', 'Cafe', 'Coffee, tea and milk');
  expect(coffee).toMatchObject({ formula: 'share_of', values: [{ share: '10.6' }] });
  expect(coffee?.description).toBe(
    '10.6% of all sales; 22% of “Coffee and drinks”, usually 16 to 28, our estimate.',
  );
});

test('pay is by people and year, yearly costs are spread, what is bought once is in the first period', () => {
  // A tenth of a barista for each of 40 seats.
  expect(named('en', 'section_cos', 'Cafe', 'Baristas')).toMatchObject({
    formula: 'staff',
    values: [{ people: '4', salary: '31000', burden: '10' }],
    description:
      '4 people at 31,000 USD a year, plus 10% taxes and benefits; usually 26,000 to 40,000, our estimate.',
  });
  // 900 a year.
  expect(named('en', 'section_sga', 'Cafe', 'Licences and inspections')).toMatchObject({
    formula: 'amount',
    values: [{ amount: '75' }],
    description: '75 USD a month; 900 USD a year, usually 300 to 2,500, our estimate.',
  });
  expect(named('en', 'section_sga', 'Cafe', 'Opening campaign')?.values).toEqual([{ amount: '4000;0' }]);
  expect(named('en', 'section_fixedassets', 'Cafe', 'Till and computers')).toMatchObject({
    formula: 'amount',
    values: [{ amount: '3500;0' }],
    otherAssumptions: { deprgroup: { name: 'Depreciation group', lookupId: '05' } },
    description: '3,500 USD once, in the first month; usually 1,500 to 7,000, lasts 4 years, our estimate.',
  });
});

test('a commission is a share of a turnover', () => {
  const fee = named('en', 'section_sales', 'Travel agency', 'Insurance and visas');
  expect(fee).toMatchObject({ formula: 'volume_share', values: [{ share: '0.8' }] });
  expect(fee?.description).toBe(
    '0.8% of 220,000 USD a month (“Tours sold”); usually 0.3 to 1.5, our estimate.',
  );
});

test('a figure that was read somewhere says where', () => {
  expect(named('en', 'section_cos', 'Hair salon', 'Colour, cosmetics and goods')?.description).toBe(
    '13% of all sales; usually 11 to 16, Australian Taxation Office, 2024.',
  );
});

test('clients who come and go are as many as have not left', () => {
  // 10, then 10 + 9, then 10 + 9 + 8.1.
  expect(heldAfter(10, 0.1, 3)).toBeCloseTo(27.1, 10);
  expect(heldAfter(10, 0, 3)).toBe(30);
});

test.each(languages)(
  'in %s every line of every kind has a formula that allows it, its numbers, and a sentence',
  (language) => {
    const formulas = new Map(defaultFormulas(language).map((one) => [one.id, one]));
    const { contextOf } = settledSearch('', language);
    for (const part of [...kinds, unknownKind, furtherLines].map(typicalPart)) {
      for (const line of tradeSectionIds.flatMap((section) => linesOf(part, section))) {
        const { id, rel, formula: formulaId, values, description } = resourceOf(line, contextOf(part));
        const formula = formulas.get(formulaId);
        expect(formula?.allowedRels, id).toContain(rel);
        const inputs = formula?.variables.filter(({ isReference }) => !isReference).map((one) => one.id);
        const [typed = {}] = values;
        expect(Object.keys(typed).sort(), id).toEqual(inputs?.sort());
        const firsts = Object.values(typed).map((text) => Number(text.replace(/;0$/, '')));
        expect(
          firsts.every((value) => Number.isFinite(value) && value > 0),
          `${id} ${firsts}`,
        ).toBe(true);
        expect(description, id).toMatch(/^\d[^;]*; .*[^.]\.$/u);
        expect(description, id).not.toMatch(/NaN|undefined|Infinity|null/u);
      }
    }
  },
);
