// Checks that workbooks of templates with blank names still have meaningful labels.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const blank = '   ';

function nameless(language: Language) {
  const template = buildTemplate({
    language,
    services: [
      { id: 'a', data: { amount: ['1', '2'] } },
      { id: 'b', data: { amount: '3' } },
    ],
  });
  const text = JSON.stringify(template).replaceAll(/"name":"[^"]*"/g, `"name":"${blank}"`);
  return JSON.parse(text) as typeof template;
}

test.each([
  ['en', 'Unnamed model', ['Scenario 1', 'Scenario 2'], ['Unnamed', 'Unnamed (2)']],
  ['ru', 'Модель без названия', ['Сценарий 1', 'Сценарий 2'], ['Без названия', 'Без названия (2)']],
] as const)('blank names in %s', (language, title, scenarios, services) => {
  const { workbook } = calculate(nameless(language));
  expect([workbook.title, workbook.scenarioNames]).toEqual([title, scenarios]);
  const revenue = workbook.sheets.find(({ id }) => id === 'revenue')?.rows ?? [];
  const labels = new Set(revenue.map(({ label }) => label));
  for (const service of services) expect(labels).toContain(service);
  for (const { rows } of workbook.sheets) {
    for (const { role, label } of rows) expect(role === 'blank' || label.trim() !== '').toBe(true);
  }
});

test('names are kept as they are', () => {
  const template = cafeTemplate();
  expect(calculate(template).workbook.title).toBe(template.name);
});
