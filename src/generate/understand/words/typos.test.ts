// A word with a slip or two is the known one that was meant; the quick search finds what a slow one finds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownWordsOf, meantBy, nearBy } from './typos.ts';

const known = knownWordsOf(['bakery', 'barber', 'restaurant', 'пекарня', 'автомойка']);

test.each([
  ['a letter is missing', 'bakry', 'bakery'],
  ['a letter too many', 'bakkery', 'bakery'],
  ['a wrong letter', 'bakary', 'bakery'],
  ['two letters are swapped', 'bakeyr', 'bakery'],
  ['the second and third are swapped', 'bkaery', 'bakery'],
  ['two slips in a long word', 'restrunt', null],
  ['two slips in a word of nine letters', 'restauant', 'restaurant'],
  ['a swap and a missing letter', 'resaturnt', 'restaurant'],
  ['two wrong letters', 'restouront', 'restaurant'],
  ['Russian', 'пекрня', 'пекарня'],
  ['Russian, two slips', 'автомокйа', 'автомойка'],
  ['two slips in a short word', 'bukary', null],
  ['a letter that nobody takes for the other', 'bazery', null],
  ['the key beside it', 'balery', 'bakery'],
  ['another first letter', 'makery', null],
  ['too short for a slip', 'bake', null],
])('%s', (_, word, meant) => {
  expect(meantBy(word, word.length, known)).toBe(meant);
});

/** By its definition, without a table: tries whatever the last letters may be. */
function slips(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const isSame = one.at(-1) === other.at(-1);
  if (isSame) return slips(a, b);
  const isSwapped = one.length > 1 && one.at(-1) === b.at(-1) && a.at(-1) === other.at(-1);
  return (
    1 +
    Math.min(
      slips(a, other),
      slips(one, b),
      slips(a, b),
      ...(isSwapped ? [slips(a.slice(0, -1), b.slice(0, -1))] : []),
    )
  );
}

test('what is one slip away is found, and nothing else', () => {
  const letters = fc.array(fc.constantFrom('a', 'e', 'i'), { minLength: 3, maxLength: 7 });
  const word = letters.map((rest) => `a${rest.join('')}`);
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 8 }), (said, words) => {
      const near = nearBy(said, knownWordsOf(words));
      expect(near).toEqual(words.filter((one) => slips(said, one) <= 1));
    }),
    { numRuns: 300 },
  );
});
