// Tests that suggestions are found by a description of the business, and work in a template without changes.
import { describe, expect, test } from 'vitest';
import { industries } from '#catalog/industries/industries.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import type { Language } from '#language/language.ts';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { periodValues } from '#template/period-values.ts';
import { readTemplate } from '#template/read-template.ts';
import { sectionIds, tradeSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { PredefinedResource } from './predefined-resource.ts';
import { suggest } from './suggest.ts';

const tradeMinima = {
  section_sales: 6,
  section_cos: 5,
  section_sga: 8,
  section_fixedassets: 4,
} as const;
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

describe.each(languages)('in %s', (language) => {
  test.each(industries)('the suggestions for $id make a valid model without changes', ({ titles }) => {
    const chosen = Object.fromEntries(sectionIds.map((id) => [id, suggest(language, id, titles[language])]));
    const { template, faults } = readTemplate(templateWith(language, chosen));
    expect(faults).toEqual([]);
    const { workbook, diagnostics } = template ? compile(template) : { workbook: null, diagnostics: [] };
    expect(diagnostics).toEqual([]);
    if (workbook === null) throw new Error('no workbook');
    const values = evaluate(workbook);
    expect(values.constant('content.master')).toBe(0);
  });

  test.each(industries)('$id has enough suggestions in every section, each with its own id', (industry) => {
    for (const section of tradeSectionIds) {
      const least = tradeMinima[section];
      const found = suggest(language, section, industry.titles[language]);
      const own = found.filter(({ id, bundle }) => id.startsWith(`${industry.id}_`) && bundle.length === 0);
      expect(own.length, section).toBeGreaterThanOrEqual(least);
      const ids = found.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { bundle } of found) expect(ids).toEqual(expect.arrayContaining([...bundle]));
    }
  });

  test('every number belongs to a variable of its formula, and every input has one', () => {
    const { formulas } = blank(language).data;
    for (const section of sectionIds) {
      for (const { titles } of industries) {
        for (const { formula, values, id } of suggest(language, section, titles[language])) {
          const { variables = [] } = formulas.find((one) => one.id === formula) ?? {};
          const inputs = variables.filter(({ isReference }) => !isReference).map((variable) => variable.id);
          for (const typed of values) expect(Object.keys(typed).sort(), id).toEqual(inputs.sort());
        }
      }
    }
  });
});

test.each([
  ['Cafe', 'en', 'hospitality'],
  ['small coffee shop', 'en', 'hospitality'],
  ['маленькая кофейня у моря', 'ru', 'hospitality'],
  ['Barbershop', 'en', 'beauty'],
  ['салон красоты', 'ru', 'beauty'],
  ['маникюрная студия', 'ru', 'beauty'],
  ['Gym', 'en', 'fitness'],
  ['Yoga studio', 'en', 'fitness'],
  ['фитнес-клуб', 'ru', 'fitness'],
  ['dental practice', 'en', 'healthcare'],
  ['стоматологическая клиника', 'ru', 'healthcare'],
  ['Clothing brand', 'en', 'fashion'],
  ['ателье и пошив одежды', 'ru', 'fashion'],
  ['solar power plant', 'en', 'renewal_energy'],
  ['Солнечная электростанция', 'ru', 'renewal_energy'],
  ['Mobile app startup', 'en', 'online_business'],
  ['разработка приложений', 'ru', 'online_business'],
  ['Taxi fleet', 'en', 'transportation'],
  ['грузоперевозки', 'ru', 'transportation'],
  ['law firm consulting', 'en', 'consulting'],
  ['бухгалтерские услуги', 'ru', 'consulting'],
  ['apartment rental', 'en', 'real_estate'],
  ['Сдача квартир', 'ru', 'real_estate'],
  ['house renovation', 'en', 'construction'],
  ['строительство домов', 'ru', 'construction'],
  ['GROCERY STORE', 'en', 'retail'],
  ['продуктовый магазин', 'ru', 'retail'],
  ['cinema', 'en', 'entertainment'],
  ['детские праздники', 'ru', 'entertainment'],
] as const)('%s is recognised as its industry', (words, language, industry) => {
  const ids = suggest(language, 'section_sga', words).map(({ id }) => id);
  expect(ids).toContain(`${industry}_section_sga`);
});

test('[GENERATE-10] of industries that match equally well, the one mentioned first comes first', () => {
  const kindsOf = (language: Language, words: string) =>
    suggest(language, 'section_sga', words)
      .filter(({ bundle }) => bundle.length > 0)
      .map(({ id }) => id.replace('_section_sga', ''));
  expect(kindsOf('en', 'Online store')).toEqual(['online_business', 'retail']);
  expect(kindsOf('en', 'Software consulting')).toEqual(['online_business', 'consulting']);
  expect(kindsOf('en', 'Real estate agency')).toEqual(['real_estate']);
  expect(kindsOf('ru', 'Агентство недвижимости')).toEqual(['real_estate']);
  expect(kindsOf('ru', 'Интернет-магазин')).toEqual(['online_business']);
});

test.each([
  ['Beauty salon', 'en', ['beauty']],
  ['Фитнес-клуб', 'ru', ['fitness']],
  ['Dance studio', 'en', ['fitness']],
  ['Sporting goods store', 'en', ['fitness', 'retail']],
  ['Massage and spa', 'en', ['healthcare', 'beauty']],
] as const)('%s is recognised as its own industry and no other', (words, language, kinds) => {
  const found = suggest(language, 'section_sga', words).filter(({ bundle }) => bundle.length > 0);
  expect(found.map(({ id }) => id.replace('_section_sga', ''))).toEqual(kinds);
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

test('[GENERATE-10] what only hotels have is in the usual set of hotels only, and can be found for a cafe', () => {
  const rooms = 'hospitality_rooms';
  const usual = (words: string) =>
    suggest('en', 'section_sales', words).find(({ bundle }) => bundle.length > 0)?.bundle;
  expect(usual('Small hotel')).toContain(rooms);
  expect(usual('Cafe')).not.toContain(rooms);
  expect(usual('Cafe')).toContain('hospitality_meals');
  expect(suggest('en', 'section_sales', 'Cafe').map(({ id }) => id)).toContain(rooms);
});

test('a description in one language works in a template of the other', () => {
  const names = suggest('en', 'section_sales', 'Кофейня').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Coffee and drinks', 'Meals', 'Bakery and desserts']));
});

test.each(['', '   ', '.*', '(((', 'qwxz', 'ёёёё', '👩🏽‍🚀', 'x'.repeat(200)])(
  'an unknown description such as %j gives what any business has',
  (words) => {
    const ids = suggest('en', 'section_sales', words).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.every((id) => id.startsWith('any_'))).toBe(true);
  },
);

test('a resource is found by its own name, whatever its ending, before everything else', () => {
  expect(suggest('en', 'section_sga', 'rents')[0]?.name).toMatch(/rent/i);
  expect(suggest('ru', 'section_sga', 'зарплаты аренду')[0]?.name).toMatch(/аренд/i);
  expect(suggest('ru', 'section_fixedassets', 'кофемашину')[0]?.name).toBe('Кофемашина');
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
