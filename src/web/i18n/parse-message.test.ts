// Tests that the page's own parser reads every text, and what else people may write in one, as the parser of react-intl does.
import { parse as parseByReactIntl } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { loadMessages } from './messages.ts';
import { parse } from './parse-message.ts';

it.each(languages)('reads every text in %s', async (language: Language) => {
  const texts = Object.entries(await loadMessages(language));
  expect(texts.length).toBeGreaterThan(1000);
  for (const [id, text] of texts) expect([id, parse(text)]).toEqual([id, parseByReactIntl(text)]);
});

it.each([
  '',
  "It’s 5 o'clock, isn't it? 100 % #1",
  "Two '' are one, '{quoted} and it''s so' {not}",
  "'",
  'a < b, a <3, a > b',
  '{a}{b} {c}',
  '{ a }, {a,number}, { a , number }',
  '<b>bold {name} <i>both</i></b> after',
  "{n, plural, =0 {none} one {# item} few {# <b>few</b>} other {{n} items, '#' {m}}}.",
  '{n,plural,one{#}other{#s}}',
  '{kind, select, sales {Sales {n, plural, one {a} other {#}}} other {Other #}}',
])('reads %j', (text) => {
  expect(parse(text)).toEqual(parseByReactIntl(text));
});

it.each([
  '{',
  '{}',
  '{a',
  '{a b}',
  '{a, plural}',
  '{a, plural, one {x}}',
  '{a, select, one {x}}',
  '{a, unknown}',
  '<b>open',
  '<b>other</i>',
  '</b>',
])('refuses %j', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
  expect(() => parseByReactIntl(text)).toThrow();
});
