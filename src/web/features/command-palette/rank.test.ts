// Tests the ranking of the palette: prefixes before substrings, both languages, ё as е, and the other keyboard layout.
import { expect, it } from 'vitest';
import { matchOf } from './rank.ts';

function found(query: string, entries: readonly (readonly string[])[]): string[] {
  return entries
    .map((texts) => ({ name: texts[0] ?? '', value: matchOf(query, texts).rank }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .map(({ name }) => name);
}

it('ranks prefixes before words, words before substrings, and scattered letters last', () => {
  const names = [['Balance sheet'], ['Cash balance'], ['Unbalanced'], ['Bar at lake'], ['Taxes']];
  expect(found('bala', names)).toEqual(['Balance sheet', 'Cash balance', 'Unbalanced', 'Bar at lake']);
});

it('finds an entry by its name in the other language, after those with that name', () => {
  const entries = [
    ['Настройки', 'Settings'],
    ['Settings of the cafe', 'Settings of the cafe'],
  ];
  expect(found('sett', entries)).toEqual(['Settings of the cafe', 'Настройки']);
  expect(found('настр', [['Settings', 'Настройки']])).toEqual(['Settings']);
});

it.each([
  ['отчет', 'Отчёт о прибылях'],
  ['ОТЧЁТ', 'Отчет о прибылях'],
  ['cafe', 'Café'],
  ['yfcnhjqrb', 'Настройки'],
  ['ыуеештпы', 'Settings'],
  ['flow cash', 'Cash flow'],
  ['мой', 'Мой магазин'],
])('%s finds %s', (query, name) => {
  expect(found(query, [[name]])).toEqual([name]);
});

it.each([
  ['мои', ['Мой зал']],
  ['cash xyz', ['Cash flow']],
  ['cx', ['Cash flow tax']],
  ['bte', ['Balance sheet total equity']],
  ['lnc', ['Balance check']],
  ['xyzxyz', ['Чистая приведённая стоимость конечная', 'Net present value with terminal value']],
  ['чнячня', ['Чистая приведённая стоимость конечная']],
  ['sgs', ['Настройки', 'Settings of the gallery']],
])('%s does not find %j', (query, texts) => {
  expect(matchOf(query, texts).rank).toBe(0);
});
