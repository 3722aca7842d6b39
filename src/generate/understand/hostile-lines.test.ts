// Whatever is typed, nothing breaks, takes long or is taken for a trade.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

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
