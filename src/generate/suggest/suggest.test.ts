// Tests that suggestions are found by a description of the business, and work in a template without changes.
import { describe, expect, test } from 'vitest';
import { industryNames } from '#catalog/kind/industry-names.ts';
import { industryIds } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import type { PredefinedResource } from '#catalog/suggestions/predefined-resource.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import type { Language } from '#language/language.ts';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { periodValues } from '#template/period-values.ts';
import { readTemplate } from '#template/read-template.ts';
import { type SectionId, sectionIds, tradeSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { understand } from '../understand/understand.ts';
import { suggest, suggestForBusiness } from './suggest.ts';

const fewestOverheads = 5;
const mostSuggestions = 60;
/** A model is made of every so many kinds, because each takes a while. */
const everyKind = 30;
const everyListed = 4;
const environmentSections = [
  'section_currency',
  'section_taxes',
  'section_depreciation',
  'section_inflation',
];
const flowIds: Readonly<Record<string, readonly string[]>> = {
  service: ['incBook'],
  fixedasset: ['expCash'],
  equity: ['incCash', 'expCash'],
  loan: ['incCash', 'expCash'],
};

const blank = (language: Language): Template =>
  defaultTemplate({
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    timestamp: 0,
    language,
    dateStart: '2027-01-01',
  });

/** As the page adds a chosen suggestion to a section: its own core resource, one scenario, the typical numbers. */
function resourceOf({ id, formula, rel, values, otherAssumptions }: PredefinedResource, template: Template) {
  const { variables = [] } = template.data.formulas.find((one) => one.id === formula) ?? {};
  const flows = values.map((typed, index) => ({
    id: flowIds[rel]?.[index] ?? 'expBook',
    formula,
    hist: [],
    fcst: variables.map((variable) => ({
      id: `${id}_${index}_${variable.id}`,
      variable: variable.id,
      lookupId: null,
      scenarios: [{ id: 'base', name: 'Base', data: typed[variable.id] ?? null, units: 'units' }],
    })),
  }));
  return { id, coreResource: `core_${id}`, isEdited: false, isSelected: false, flows, otherAssumptions };
}

function templateWith(
  language: Language,
  chosen: Readonly<Record<string, readonly PredefinedResource[]>>,
): unknown {
  const template = blank(language);
  const { data } = template;
  const bySection = Object.entries(chosen).map(([section, suggestions]) => [
    section,
    suggestions.filter(({ formula }) => formula !== '').map((one) => resourceOf(one, template)),
  ]);
  const kept = data.env.sectionResources.section_depreciation ?? [];
  const isEnvironment = ([section]: readonly unknown[]) => environmentSections.includes(String(section));
  const cores = Object.values(chosen).flatMap((suggestions) =>
    suggestions
      .filter(({ formula }) => formula !== '')
      .map(({ id, name, rel }) => ({ id: `core_${id}`, name, rel })),
  );
  const environment: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
    bySection.filter(isEnvironment),
  );
  // The default group of assets is kept.
  const sectionResources = {
    ...environment,
    section_depreciation: [...kept, ...(environment.section_depreciation ?? [])],
  };
  return {
    ...template,
    data: {
      ...data,
      sections: data.sections.map((section) => ({ ...section, isEnabled: true })),
      coreResources: [...data.coreResources, ...cores],
      divisions: [
        {
          id: 'division_1',
          sectionResources: Object.fromEntries(bySection.filter((one) => !isEnvironment(one))),
        },
      ],
      env: { sectionResources },
    },
  };
}

/** A list takes a while too, of so many. */
const searched = kinds.filter((_, index) => index % everyListed === 0);
const businesses = [
  ...kinds.filter((_, index) => index % everyKind === 0).map(({ id, name }) => ({ id, name })),
  ...industryIds.map((id) => ({ id, name: industryNames[id] })),
];
const nameIn = (name: (typeof businesses)[number]['name'], language: Language): string =>
  inLanguage(name, language).split(',')[0] ?? '';

describe.each(languages)('in %s', (language) => {
  test.each(businesses)('the suggestions for $id make a valid model without changes', ({ name }) => {
    const search = nameIn(name, language);
    const chosen = Object.fromEntries(sectionIds.map((id) => [id, suggest(language, id, search)]));
    const { template, faults } = readTemplate(templateWith(language, chosen));
    expect(faults).toEqual([]);
    const { workbook, diagnostics } = template ? compile(template) : { workbook: null, diagnostics: [] };
    expect(diagnostics).toEqual([]);
    if (workbook === null) throw new Error('no workbook');
    const values = evaluate(workbook);
    expect(values.constant('content.master')).toBe(0);
  });

  test('the lines of the kind that was understood come first, then its usual set', () => {
    for (const { name } of searched) {
      const search = inLanguage(name, language);
      const [kind] = understand(search, language).kinds;
      for (const section of tradeSectionIds) {
        if (!kind) continue;
        const found = suggest(language, section, search);
        expect(found[0]?.id.startsWith(`${kind.id}_`), `${search} ${section} ${found[0]?.id}`).toBe(true);
        const set = found.findIndex(({ bundle }) => bundle.length > 0);
        if (section === 'section_sga') expect(set, search).toBeGreaterThan(fewestOverheads);
      }
    }
  });

  test('no list repeats a name or an id, is longer than sixty, or has a set of what is not in it', () => {
    for (const { name } of [...searched, ...businesses]) {
      for (const section of tradeSectionIds) {
        const found = suggest(language, section, nameIn(name, language));
        const ids = found.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(found.map((one) => one.name)).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(mostSuggestions);
        for (const { bundle } of found) expect(ids).toEqual(expect.arrayContaining([...bundle]));
      }
    }
  });
});

const setsOf = (language: Language, search: string, section: SectionId = 'section_sga') =>
  suggest(language, section, search)
    .filter(({ bundle }) => bundle.length > 0)
    .map(({ name }) => name);

test.each([
  ['small coffee shop', 'en', 'Café'],
  ['маленькая кофейня у моря', 'ru', 'Кафе'],
  ['Barbershop', 'en', 'Barbershop'],
  ['салон красоты', 'ru', 'Салон красоты'],
  ['Yoga studio', 'en', 'Yoga studio'],
  ['стоматологическая клиника', 'ru', 'Стоматология'],
  ['Clothing brand', 'en', 'Clothing brand'],
  ['Солнечная электростанция', 'ru', 'Солнечная электростанция'],
  ['Taxi fleet', 'en', 'Taxi company'],
  ['грузоперевозки', 'ru', 'Грузоперевозки'],
  ['GROCERY STORE', 'en', 'Grocery'],
  ['cinema', 'en', 'Cinema'],
] as const)('%s is recognised', (words, language, name) => {
  expect(setsOf(language, words).map((one) => one.replace(/^.*?: /u, ''))).toEqual([name]);
});

test('[GENERATE-10] of several kinds in one line, the one named first comes first, and what they share is there once', () => {
  const line = 'Hotel with a restaurant';
  expect(setsOf('en', line, 'section_cos')).toEqual(['The usual set: Hotel', 'The usual set: Restaurant']);
  const names = suggest('en', 'section_sga', line).map(({ name }) => name);
  expect(names.filter((name) => name === 'Rent')).toHaveLength(1);
});

test('[GENERATE-10] only a hotel has rooms', () => {
  const usual = (words: string) => {
    const found = suggest('en', 'section_sales', words);
    const ids = found.find(({ bundle }) => bundle.length > 0)?.bundle ?? [];
    return found.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  };
  expect(usual('Small hotel')).toContain('Rooms');
  expect(usual('Cafe')).toEqual([
    'Coffee and drinks',
    'Pastry and desserts',
    'Breakfast and lunch',
    'Beans and goods to take home',
  ]);
});

test('nobody is in the usual set who is not there in a business of this size, but can be added', () => {
  const found = suggest('en', 'section_sga', 'Coffee to go');
  const manager = found.find(({ name }) => name === 'Manager');
  expect(manager?.values).toEqual([{ people: '1', salary: '44000', burden: '10' }]);
  expect(found.find(({ bundle }) => bundle.length > 0)?.bundle).not.toContain(manager?.id);
});

test('an industry gives what its kinds have, the most usual first', () => {
  const [first] = suggest('en', 'section_fixedassets', 'Retail');
  expect(first?.name).toBe('Fitting-out of the shop');
  expect(setsOf('ru', 'гостиницы и кафе')[0]).toBe('Обычный набор: Гостиницы и кафе');
});

test('a description in one language works in a template of the other', () => {
  const names = suggest('en', 'section_sales', 'Кофейня').map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Coffee and drinks', 'Breakfast and lunch', 'Pastry and desserts']),
  );
});

test.each(['', '   ', '.*', '(((', 'qwxz', 'ёёёё', '👩🏽‍🚀', 'x'.repeat(200)])(
  'an unknown description such as %j gives what any business has',
  (words) => {
    const ids = suggest('en', 'section_sales', words).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.every((id) => id.startsWith('any_'))).toBe(true);
  },
);

test('a resource is found by its own name, whatever its ending, before what any business has', () => {
  const [first] = suggest('en', 'section_cos', 'ribbons');
  expect(first?.name).toMatch(/ribbons/i);
  expect(suggest('ru', 'section_cos', 'зарплаты аренду')[0]?.name).toMatch(/аренд/i);
  const found = suggest('ru', 'section_fixedassets', 'кофемашину').map(({ name }) => name);
  expect(found).toContain('Кофемашина и кофемолки');
});

test('a business that nobody understands has what any has, and no lines of trades that are named alike', () => {
  const asked = suggestForBusiness('en', 'section_sga', 'ribbons');
  expect(asked.isUnderstood).toBe(false);
  const names = asked.suggestions.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Rent', 'Accounting', 'Insurance']));
  expect(asked.suggestions.filter(({ id }) => !id.startsWith('any_'))).toEqual([]);
  const own = suggestForBusiness('en', 'section_cos', 'ribbons');
  expect(own.suggestions.filter(({ name }) => /ribbon/i.test(name))).toEqual([]);
});

test.each([
  ['section_sga', 'bakery', {}],
  ['section_sga', 'Retail', {}],
  ['section_sga', 'zzqqxx', { about: 'a bakery' }],
  ['section_financing', 'zzqqxx', {}],
] as const)('%s of %j is understood', (section, business, context) => {
  expect(suggestForBusiness('en', section, business, context).isUnderstood).toBe(true);
});

test('three letters find a whole word, not the beginning of another', () => {
  const names = suggest('en', 'section_cos', 'spa').map(({ name }) => name);
  expect(names.filter((name) => /spare|spawn/i.test(name))).toEqual([]);
});

test('a loan repays no more than was lent, over three years of months', () => {
  const paid = (text: string) => periodValues(text, 36).reduce((sum, value) => sum + value, 0);
  for (const { id, rel, values } of suggest('en', 'section_financing', '')) {
    if (rel !== 'loan') continue;
    const [lent = 0, back = 0] = values.map(({ amount = '' }) => paid(amount));
    expect(back, id).toBeGreaterThan(0);
    expect(back, id).toBeLessThanOrEqual(lent);
  }
});

test('financing explains each option; sections without resources have no suggestions', () => {
  const ways = suggest('ru', 'section_financing', 'кафе');
  expect(new Set(ways.map(({ rel }) => rel))).toEqual(new Set(['equity', 'loan']));
  for (const { description, values } of ways) {
    expect(description).toMatch(/\.$/);
    expect(values).toHaveLength(2);
  }
  expect(suggest('en', 'section_timeline', 'cafe')).toEqual([]);
  expect(suggest('en', 'section_currency', 'cafe').map(({ name }) => name)).toContain('EUR');
});

test('overheads are suggested as paid in their own period, as salaries and rent are, and nothing else is', () => {
  for (const section of tradeSectionIds) {
    const days = suggest('en', section, 'bakery').map(
      ({ otherAssumptions }) => otherAssumptions.accountsPayablePeriod?.value,
    );
    const suggested = section === 'section_sga' ? '0' : undefined;
    expect(new Set(days.filter((one) => one !== undefined))).toEqual(
      new Set(suggested === undefined ? [] : [suggested]),
    );
  }
});

test('the overheads of a new template are paid in their own period', () => {
  const sga = blank('en').data.divisions[0]?.sectionResources.section_sga ?? [];
  expect(sga.map(({ otherAssumptions }) => otherAssumptions.accountsPayablePeriod?.value)).toEqual([
    '0',
    '0',
    '0',
  ]);
});
