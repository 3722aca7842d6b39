// Whatever is typed, nothing breaks, takes long or is taken for a trade.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';
import { mostChars } from './words/words.ts';

const many = 100_000;

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\r\u00a0 '],
  ['marks alone', '.,;:!?()[]{}«»"\'/\\|-–—+*&^%$#@~`<>='],
  ['numbers alone', '1 2 3 4,000 5.5.5.5 6e9 0x10 -7 99999999999999999999999'],
  ['pictures', '🍕🔥👩‍👩‍👧‍👦'.repeat(1000)],
  ['controls', '\u0000\u0001\u0007\u001b[31m\u007f\u200b\u202e\ufeff'],
  ['half a character', '\ud83c'],
  ['names of properties', '__proto__ constructor toString hasOwnProperty valueOf'],
  ['a program', '<script>alert(document.cookie)</script>'],
  ['a query', "'; DROP TABLE users; --"],
  ['right to left', 'مطعم صغير في المدينة'],
  ['Chinese', '我想开一家小店'],
  ['one long word', 'x'.repeat(many)],
  ['many unknown words', 'zxqv '.repeat(many / 5)],
  ['many accents', `e${'\u0301'.repeat(many)}`],
])('%s', (_, text) => {
  expect(understand(text, 'en')).toMatchObject({ kinds: [], city: null, premises: null, opening: null });
});

test('a long text is read up to its limit', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(100);
  expect(understand(`${filler}. A bakery in Porto.`, 'en')).toMatchObject({
    kinds: [{ id: 'bakery' }],
    city: { names: { en: 'Porto' } },
  });
  expect(understand(`${'x'.repeat(4100)}. A bakery in Porto.`, 'en').kinds).toEqual([]);
});

test('the trade stays what it is among signs and markup', () => {
  const lines = [
    '🍕 pizzeria!!!',
    '<b>pizzeria</b>',
    'PIZZERIA',
    'pizzeria\u200b',
    '"pizzeria"',
    '  pizzeria  \n',
  ];
  expect(lines.map((line) => understand(line, 'en').kinds[0]?.id)).toEqual(lines.map(() => 'pizzeria'));
});

test('what was understood as nothing is told', () => {
  expect(understand('bakery xylofoo in Porto', 'en').rest).toEqual(['xylofoo']);
  expect(understand('I want to open a small bakery in Porto', 'en').rest).toEqual([]);
});

describe('whatever is typed takes no more than so much work', () => {
  const longStory =
    'I worked for ten years as a chef, and we had 30 rooms; my sister wants 5 chairs. '.repeat(250);
  test.each([
    ['a story of 20,000 characters', longStory.slice(0, 20_000)],
    ['wishes without end', 'I want to open a '.repeat(1200)],
    ['quotes without end', '"5 '.repeat(7000)],
    ['numbers without end', '12 34 '.repeat(3500)],
    ['pictures', '🍰🐶'.repeat(10_000)],
    ['scripts in one word', 'кофеshopカフェمقهى '.repeat(1200)],
    ['markup', '<div onclick="x()">5 <b>rooms</b></div>'.repeat(500)],
    ['marks of direction', '\u202eabc\u202c 5 مقاعد '.repeat(1000)],
    ['commas', 'I,we,and,but,so,'.repeat(1300)],
  ])('%s', (_, text) => {
    const all = understand(text, 'en');
    const upToLimit = understand(text.slice(0, mostChars), 'en');
    // What is behind the limit is not even looked at.
    expect(all).toEqual(upToLimit);
    expect(all.kinds.length).toBeLessThanOrEqual(4);
  });
});

test.each([
  ['<script>alert(1)</script> bakery in Porto', 'bakery', 'Porto'],
  ['пекарня bakery в Porto', 'bakery', 'Porto'],
  ['\u202ebakery in Porto\u202c', 'bakery', 'Porto'],
  ['🥐🥐 bakery 🥐 in Porto 🇵🇹', 'bakery', 'Porto'],
])('%s is understood through what is around it', (text, kind, city) => {
  const understood = understand(text, 'en');
  expect([understood.kinds.map(({ id }) => id), understood.city?.names.en]).toEqual([[kind], city]);
});
