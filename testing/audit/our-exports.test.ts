// Holds our own workbooks to the audit that we offer to the world: no finding, in either language and every scenario.
import { expect, test, vi } from 'vitest';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import { exitMethods, type Template } from '#template/template.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { cafeTemplate, cafeWithExit } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { movingTemplate } from '#testing/templates/moving-template.ts';
import { sellingTemplate } from '#testing/templates/selling-template.ts';
import { subscribedTemplate } from '#testing/templates/subscribed-template.ts';

/** An audit tries many changes of a model, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 240_000 });

const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
const start = { uuid, timestamp: 0, dateStart: '2027-01-31' };

function found(template: Template, scenario: number): readonly string[] {
  const { workbook, values } = calculate(template, scenario);
  const file = new Uint8Array(writeXlsx(workbook, values, { hasCharts: true }));
  const { audit, refusal } = auditXlsx(file, { language: 'en', profile: 'bank' });
  if (!audit) throw new Error(refusal.message);
  return audit.findings.map(({ rule, sheet, cell, message }) => `${rule} ${sheet}!${cell}: ${message}`);
}

test.each([1, 2, 3])('the cafe, scenario %i', (scenario) => {
  expect(found(cafeTemplate(), scenario)).toEqual([]);
});

test.each(languages)('the default template in %s, every scenario', (language) => {
  const template = defaultTemplate({ ...start, language });
  for (const scenario of calculate(template).workbook.scenarioNames.keys()) {
    expect(found(template, scenario + 1)).toEqual([]);
  }
});

test.each(languages)('inputs that move in %s, every scenario', (language) => {
  const template = movingTemplate(language);
  for (const scenario of calculate(template).workbook.scenarioNames.keys()) {
    expect(found(template, scenario + 1)).toEqual([]);
  }
});

test.each(languages)('the cafe with a year to March, taxed by year, in %s', (language) => {
  const template = { ...cafeTemplate(), language };
  const { options } = template.data;
  const changed = {
    ...options,
    timing: { ...options.timing, yearEnd: 3 },
    tax: { assessed: 'year' as const },
  };
  expect(found({ ...template, data: { ...template.data, options: changed } }, 1)).toEqual([]);
});

test.each(languages)('the cafe whose purchases lose value at once, in %s', (language) => {
  const template = { ...cafeTemplate(), language };
  const options = { ...template.data.options, depreciation: { start: 'same' as const } };
  expect(found({ ...template, data: { ...template.data, options } }, 1)).toEqual([]);
});

test.each(languages)('a workshop that sells its assets, in %s', (language) => {
  expect(found(sellingTemplate(language), 1)).toEqual([]);
});

const opening = {
  ...{ cash: '30000', receivables: '12000', stock: '4000', payables: '9000' },
  ...{ deferred: '0', lossPool: '5000' },
};

test.each(languages)('the cafe with books from before, in %s', (language) => {
  const template = { ...cafeTemplate(), language };
  const options = { ...template.data.options, opening };
  expect(found({ ...template, data: { ...template.data, options } }, 1)).toEqual([]);
});

test.each(languages)('the same with working capital off, in %s', (language) => {
  const template = { ...cafeTemplate(), language };
  const { data } = template;
  const modules = data.modules.map((one) => (one.id === 'module_wc' ? { ...one, isEnabled: false } : one));
  const options = { ...data.options, opening: { ...opening, deferred: '' } };
  expect(found({ ...template, data: { ...data, modules, options } }, 1)).toEqual([]);
});

test.each(exitMethods)('the cafe with its opening invested, and an exit by %s', (exit) => {
  expect(found(cafeWithExit(exit), 1)).toEqual([]);
});

test.each(languages)('[BOOK-10] every way to borrow and to pay out, in %s', (language) => {
  expect(found(borrowingTemplate(language), 1)).toEqual([]);
});

test('a template whose discount rate is below its terminal growth fails the check that says so', () => {
  const text = JSON.stringify(cafe).replace('"wacc":"14","tgr":"2"', '"wacc":"1","tgr":"5"');
  const { template } = readTemplate(JSON.parse(text));
  if (!template) throw new Error('the template is readable');
  const failing = found(template, 1);
  expect(failing).toEqual([
    expect.stringMatching(/^N11 Contents!.*Discount rate is above terminal growth.*comes to 1\.$/),
  ]);
});

test.each(languages)('[BOOK-10] subscriptions with unit economics in %s', (language) => {
  const template = subscribedTemplate(language);
  for (const scenario of calculate(template).workbook.scenarioNames.keys()) {
    expect(found(template, scenario + 1)).toEqual([]);
  }
});
