// Holds the choice of a scenario to a list, and to the numbers from the first to the last where a list has no room.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { row, value } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { validationXml } from './validation-xml.ts';

function choiceXml(count: number, language: Language = 'en'): string {
  const options = Array.from({ length: count }, (_, index) => index + 1);
  const allowed = { kind: 'choice', options } as const;
  const sheet: Sheet = {
    id: 'one',
    moduleId: 'module_one',
    title: 'One',
    category: 'input',
    axis: 'periods',
    headerRowCount: 0,
    rows: [row({ id: 'scenario', role: 'input', label: 'Scenario', constant: value(1), allowed })],
  };
  const workbook: Workbook = {
    title: 'Model',
    version: '1',
    language,
    currency: 'USD',
    timestamp: 0,
    periodCount: 3,
    yearCount: 1,
    drawnYearCount: 1,
    spans: { years: [], quarters: [] },
    moneyScale: 'units',
    scenarioNames: options.map((option) => `Case ${option}`),
    scenarioRow: 'scenario',
    sheets: [sheet],
    names: [],
    charts: [],
  };
  return validationXml(sheet, workbook.periodCount, workbook);
}

test('a few scenarios are a list', () => {
  expect(choiceXml(3)).toContain('type="list"');
  expect(choiceXml(3)).toContain('<formula1>"1,2,3"</formula1>');
});

// Nine digits, 79 numbers of two and 87 commas make 254 characters; one more number makes 257.
test('[TYPING-28] 88 of them still are, and 100 are the whole numbers from 1 to 100', () => {
  expect(choiceXml(88)).toContain('type="list"');
  expect(choiceXml(89)).not.toContain('type="list"');
  const many = choiceXml(100);
  expect(many).toContain('type="whole" operator="between"');
  expect(many).toContain('<formula1>1</formula1><formula2>100</formula2>');
  expect(many).toContain('error="Please enter a whole number from 1 to 100."');
  expect(choiceXml(100, 'ru')).toContain('error="Введите целое число от 1 до 100."');
});
