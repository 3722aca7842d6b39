// Tests that suggestions are those of a kind or a family that was chosen, and that each of the catalogue can be.
import { expect, test } from 'vitest';
import { inLanguage } from '#catalog/kind/pair.ts';
import { familyNames } from '#catalog/kinds/family-names.ts';
import { families, kinds } from '#catalog/kinds/kinds.ts';
import { type Language, languages } from '#language/language.ts';
import { tradeSectionIds } from '#template/sections.ts';
import { kindFamilies } from './kind-choices.ts';
import { kindNamesOf, suggest } from './suggest.ts';

const businessLine = 'Hotel with a restaurant, 10 rooms';

test('of a kind that was chosen come its lines alone, with its usual set', () => {
  for (const section of tradeSectionIds) {
    const found = suggest('en', section, businessLine, { kindId: 'bakery' });
    expect(found.length, section).toBeGreaterThan(1);
    expect(found.filter(({ id }) => !id.startsWith('bakery_'))).toEqual([]);
    expect(found.find(({ bundle }) => bundle.length > 0)?.name).toBe('The usual set: Bakery');
  }
});

test('a kind of the business is as large as it was said to be, another one as most are, at the same place', () => {
  const rooms = suggest('en', 'section_sales', businessLine, { kindId: 'hotel' });
  // 10 rooms x 365 / 12 nights x 66 %.
  expect(rooms.find(({ name }) => name === 'Rooms')?.values[0]?.quantity).toBe('201');
  const inLisbon = 'Hotel in Lisbon, 10 rooms';
  const [there, named] = [
    suggest('en', 'section_sales', inLisbon, { kindId: 'cafe' }),
    suggest('en', 'section_sales', 'Cafe in Portugal', {}),
  ].map((found) => found.find(({ name }) => name === 'Coffee and drinks'));
  expect(there?.values).toEqual(named?.values);
  expect(there?.description).toContain(' EUR ');
});

test('the overheads of a part are all there where it is the one that was chosen', () => {
  const names = suggest('en', 'section_sga', businessLine, { kindId: 'restaurant' }).map(({ name }) => name);
  expect(names).toContain('Rent');
});

test('of a family come the lines of its kinds, the most usual first, or those that are named so', () => {
  const ofFood = new Set(families.food?.map(({ id }) => id));
  const isOfFood = (id: string) => [...ofFood].some((kindId) => id.startsWith(`${kindId}_`));
  for (const section of tradeSectionIds) {
    const found = suggest('en', section, '', { familyId: 'food' });
    const own = found.filter(({ bundle }) => bundle.length === 0);
    expect(own.length, section).toBeGreaterThan(10);
    expect(own.filter(({ id }) => !isOfFood(id))).toEqual([]);
  }
  const named = suggest('en', 'section_sales', 'cakes', { familyId: 'food' });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name, bundle }) => bundle.length === 0 && !/cake/iu.test(name))).toEqual([]);
  expect(suggest('en', 'section_sales', 'zxqv', { familyId: 'food' })).toEqual([]);
});

test.each([{ kindId: 'nothing' }, { familyId: 'nothing' }, { familyId: 'constructor' }])(
  'what is not in the catalogue is passed over: %j',
  (context) => {
    expect(suggest('en', 'section_sales', 'Cafe', context)).toEqual(suggest('en', 'section_sales', 'Cafe'));
  },
);

test('the kinds that a line is understood as are named in the language of the model', () => {
  expect(kindNamesOf('en', businessLine, {})).toEqual(['Hotel', 'Restaurant']);
  expect(kindNamesOf('ru', businessLine, {})).toEqual(['Отель', 'Ресторан']);
  expect(kindNamesOf('en', 'zxqv', {})).toEqual([]);
});

test.each(languages)(
  'in %s each kind can be chosen once, in a family with a name, both in order',
  (language) => {
    const listed = kindFamilies(language);
    expect(Object.keys(familyNames).sort()).toEqual(Object.keys(families).sort());
    expect(listed.flatMap((family) => family.kinds.map(({ id }) => id)).sort()).toEqual(
      kinds.map(({ id }) => id).sort(),
    );
    const isInOrder = (names: readonly string[]) =>
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, language)));
    isInOrder(listed.map(({ name }) => name));
    for (const family of listed) isInOrder(family.kinds.map(({ name }) => name));
  },
);

test.each([
  ['en', 'cafe', ['кафе', 'coffee shop', 'кофейня']],
  ['ru', 'cafe', ['café', 'coffee shop', 'кофейня']],
] as const)('in %s %s is found in each language', (language: Language, id, wanted) => {
  const kind = kindFamilies(language)
    .flatMap((family) => family.kinds)
    .find((one) => one.id === id);
  expect(kind?.name).toBe(inLanguage(kinds.find((one) => one.id === id)?.name ?? ['', ''], language));
  for (const words of wanted) expect(kind?.also.toLowerCase()).toContain(words);
});
