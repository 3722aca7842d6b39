// What a business is said to be without is not in its model: neither as sales nor as what these cost.
import { expect, test } from 'vitest';
import { deniedTopics } from '#catalog/kinds/denied-lines.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { type GeneratedModel, generate } from '../generate.ts';

const made = (text: string, language: 'en' | 'ru'): GeneratedModel =>
  generate({
    ...{ text, language, dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
    ...{ uuid: '00000000-0000-4000-8000-000000000000', timestamp: 0 },
  });

const namesIn = ({ template }: GeneratedModel): string =>
  template.data.coreResources.map(({ name }) => name).join('; ');

test.each([
  ['пиццерия без доставки в Казани', 'ru', 'Пицца навынос', /достав|курьер/iu],
  ['суши-бар без доставки', 'ru', 'Суши навынос', /достав|курьер/iu],
  ['Суши-бар в Самаре на 30 мест. Своей доставки не будет', 'ru', 'Суши навынос', /достав|курьер/iu],
  ['pizzeria without delivery in London, 40 seats', 'en', 'Pizza to go', /deliver|courier/iu],
  ['pizzeria without takeaway or delivery', 'en', 'Pizza and dishes', /deliver|courier|to go/iu],
  ['pizzeria, takeaway only', 'en', 'Pizza and dishes to go', /deliver|courier|waiter|chairs|guests/iu],
  ['кафе без завтраков', 'ru', 'Обеды', /завтрак/iu],
  ['hotel with 24 rooms without breakfasts', 'en', 'Rooms', /breakfast/iu],
  ['кофейня без выпечки', 'ru', 'Десерты', /выпечк/iu],
  ['restaurant without alcohol, 50 seats in Austin', 'en', 'Soft drinks', /\bbar\b/iu],
  ['furniture shop without delivery', 'en', 'Assembly', /deliver|\bvan\b|mover/iu],
  ['цветочный магазин без доставки', 'ru', 'Букеты', /достав/iu],
  ['24 hour gym without trainers', 'en', 'Memberships', /train|instructor/iu],
  ['фитнес-клуб без тренеров', 'ru', 'Абонементы', /тренер(?!аж)|тренировк|инструктор/iu],
] as const)('%s', (text, language, there, gone) => {
  const names = namesIn(made(text, language));
  expect(names).toContain(there);
  expect(names).not.toMatch(gone);
});

test.each([
  ['There is no good delivery nearby, so I open a pizzeria', 'en', 'Pizza to go and delivered'],
  ['coffee shop without experience', 'en', 'Coffee and drinks'],
  ['В районе нет доставки, открываю пиццерию', 'ru', 'Пицца навынос и с доставкой'],
  // A trade stays, whatever is said of it.
  ['courier service without delivery', 'en', 'Standard delivery'],
  ['bar without alcohol', 'en', 'Beer and wine'],
] as const)('nothing goes: %s', (text, language, there) => {
  expect(namesIn(made(text, language))).toContain(there);
});

test('a model without delivery balances and never runs out of cash', () => {
  const { template, findings } = made('pizzeria without delivery in London, 40 seats', 'en');
  expect(findings).toEqual([]);
  // Of 27 orders a month for each seat four tenths are fetched: 10.8.
  const [, orders] = template.data.divisions[0]?.sectionResources.section_drivers ?? [];
  const quantity = orders?.flows[0]?.fcst.find(({ variable }) => variable === 'quantity');
  expect(quantity?.scenarios[0]?.data).toBe('10.8');
});

test('every line of which something is left is one of the catalogue', () => {
  const names = new Set(
    kinds.flatMap(({ sales, costs, overheads, assets, volumes }) =>
      [...sales, ...costs, ...overheads, ...assets, ...volumes].map(({ name }) => name[0]),
    ),
  );
  const unknown = deniedTopics.flatMap(({ becomes }) =>
    Object.keys(becomes).filter((name) => !names.has(name)),
  );
  expect(unknown).toEqual([]);
});
