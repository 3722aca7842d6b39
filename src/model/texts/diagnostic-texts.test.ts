// Checks that formula errors are worded in the language of the template.
import { expect, it } from 'vitest';
import { parse } from '#formula/parse.ts';
import type { Language } from '#language/language.ts';
import { diagnosticTexts } from './diagnostic-texts.ts';

const said = (language: Language, expression: string) => {
  const parsed = parse(expression);
  if (parsed.ok) throw new Error('it can be read');
  return diagnosticTexts[language].unreadableFormula('Growth', parsed);
};

it.each([
  ['total = a +', 'после «+» должно идти число, переменная или открывающая скобка, позиция 12'],
  ['total = (a', 'после «a» не хватает закрывающей скобки, позиция 11'],
  ['total a', 'после «total a» не хватает знака равенства, позиция 8'],
  ['total = a (b)', 'функции «a» нет, позиция 9'],
  ['total = (a) b', 'после «)» должен идти знак действия или конец, позиция 13'],
  ['total = ago(a)', 'после «a» не хватает запятой, позиция 14'],
  ['total = ago(a, 0)', 'после «,» должно идти целое число не меньше 1 или year, позиция 16'],
  ['total = prev(2)', 'после «(» должно идти имя переменной, шага или total, позиция 14'],
  ['= a', 'перед знаком равенства не хватает имени, позиция 1'],
  [`total = ${'('.repeat(200)}a`, 'слишком много вложенных скобок или знаков, позиция 109'],
])('[TYPING-19] says in Russian alone why %s cannot be read', (expression, why) => {
  expect(said('ru', expression)).toBe(`Формулу «Growth» не удалось прочитать: ${why}.`);
});

it('says it in English as before', () => {
  expect(said('en', 'total = (a')).toBe(
    "The formula “Growth” cannot be read: expected ) after 'a', column 11.",
  );
});
