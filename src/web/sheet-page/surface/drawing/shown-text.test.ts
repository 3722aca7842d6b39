// Tests what cells show: numbers in their format and in the notation of the reader, and what their colour says.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import type { StyleView } from '#render/sheet-view/sheet-view.ts';
import { shownText } from './shown-text.ts';

const money = '#,##0.0,_);(#,##0.0,);"-"_)';
const style = (format: string, condition: StyleView['condition'] = 'none'): StyleView => ({
  ...{ look: 'calculation', format, isWrapped: false, align: 'end', indent: 0, condition },
});
const book = (language: Language) => ({ language, leastShown: 50 });

test.each<[number, string, Language, string]>([
  [1_234_567, money, 'en', '1,234.6'],
  [-1_234_567, money, 'en', '(1,234.6)'],
  [0, money, 'en', '-'],
  [1_234_567, money, 'ru', '1\u00a0234,6'],
  [0.1234, '0.0%_);(0.0%);"-"_)', 'en', '12.3%'],
  [46_388, 'yyyy\\-mm\\-dd;;"-"', 'en', '2027-01-01'],
  [1.5, '#,##0.00"x"_);(#,##0.00"x");"-"_)', 'en', '1.50x'],
  [7, '', 'en', '7'],
])('%d as %s in %s is %s', (value, format, language, expected) => {
  expect(shownText(value, style(format), book(language)).text.trim()).toBe(expected);
});

test.each<[number, StyleView['condition'], string, string]>([
  [0, 'answer', '0', 'sound'],
  [1, 'answer', '1', 'fails'],
  [0, 'counted', '-', 'quiet'],
  [3, 'counted', '3', 'fails'],
  [0, 'alertAnswer', '0', 'sound'],
  [2, 'alertAnswer', '2', 'alerts'],
  [0, 'alertCounted', '-', 'quiet'],
  [2, 'alertCounted', '2', 'alerts'],
  [49, 'difference', '-', 'quiet'],
  [51, 'difference', '51', 'plain'],
  [1, 'none', '1', 'plain'],
])('%d with the condition %s is shown as %s and is %s', (value, condition, text, tone) => {
  const shown = shownText(value, style('0', condition), book('en'));
  expect([shown.text.trim(), shown.tone]).toEqual([text, tone]);
});

test('words, truths, errors and nothing are shown as they are', () => {
  const shown = (value: Parameters<typeof shownText>[0], language: Language = 'en') =>
    shownText(value, null, book(language)).text;
  expect([shown('n/a'), shown(true), shown(false, 'ru'), shown({ error: '#DIV/0!' }), shown(null)]).toEqual([
    'n/a',
    'TRUE',
    'ЛОЖЬ',
    '#DIV/0!',
    '',
  ]);
});
