// Holds wildcards to their meaning and to work that grows with the text alone; expected values were worked out by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recalculated } from '#testing/audit/recalculated.ts';
import { effort } from '#testing/effort.ts';
import { findsPattern, matchesPattern } from './text-pattern.ts';

test.each([
  ['', '', true],
  ['', 'a', false],
  ['*', '', true],
  ['*', 'anything', true],
  ['?', '', false],
  ['?', 'x', true],
  ['a*', 'abc', true],
  ['a*', 'bac', false],
  ['*c', 'abc', true],
  ['a*c', 'ac', true],
  ['a*c', 'abcd', false],
  ['a?c', 'abc', true],
  ['a?c', 'ac', false],
  ['*b*', 'abc', true],
  ['a*b*c', 'axxbyyc', true],
  ['a*b*c', 'axxcyyb', false],
  ['*ab', 'aab', true],
  ['ab*ab', 'ab', false],
  ['ab*ab', 'abab', true],
  ['*?b?*', 'abc', true],
  ['*?b?*', 'bc', false],
  ['NORTH*', 'north east', true],
  ['n?RTH', 'North', true],
  ['~*', '*', true],
  ['~*', 'a', false],
  ['~?x', '?X', true],
  ['~~', '~', true],
  ['a~b', 'a~b', true],
  ['50%*', '50% of', true],
  ['(a)[b]', '(a)[b]', true],
  ['a.c', 'abc', false],
  ['*\n*', 'two\nlines', true],
])('%s and %s', (pattern, text, expected) => {
  expect(matchesPattern(pattern)(text)).toBe(expected);
});

test.each([
  ['b', 'abcb', 0, 1],
  ['b', 'abcb', 2, 3],
  ['B?', 'abc', 0, 1],
  ['a*c', 'xxabbc', 0, 2],
  ['a*d', 'xxabbc', 0, -1],
  ['*c', 'abc', 1, 1],
  ['', 'abc', 2, 2],
  ['~?', 'a?b', 0, 1],
])('the first place of %s in %s', (pattern, text, from, expected) => {
  expect(findsPattern(pattern)(text, from)).toBe(expected);
});

/** The rules themselves, place by place: slow, and plain. */
function isLike(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  const [mark] = pattern;
  const rest = pattern.slice(1);
  if (mark === '*') return isLike(rest, text) || (text !== '' && isLike(pattern, text.slice(1)));
  return text !== '' && (mark === '?' || mark === text[0]) && isLike(rest, text.slice(1));
}

test('any pattern means what its rules say', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
  const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 7 });
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      expect(matchesPattern(pattern)(text)).toBe(isLike(pattern, text));
      const places = [...Array(text.length + 1).keys()];
      const first = places.find((at) => isLike(`${pattern}*`, text.slice(at))) ?? -1;
      expect(findsPattern(pattern)(text, 0)).toBe(first);
    }),
    { numRuns: 1_000 * effort.timesProperties },
  );
});

describe('a pattern that a program could try in endless ways', () => {
  const evil = `${'*a'.repeat(100)}*b`;

  test.each([
    [`MATCH("${evil}",A1:A2,0)`, { error: '#N/A' }],
    [`COUNTIF(A1:A2,"${evil}")`, 0],
    [`COUNTIF(A1:A2,"${evil.slice(0, -2)}*")`, 1],
    [`SUMIF(A1:A2,"${evil}",B1:B2)`, 0],
    [`SEARCH("${evil}",A1)`, { error: '#VALUE!' }],
    [`SEARCH("${'a?'.repeat(100)}b",A1)`, { error: '#VALUE!' }],
    [`VLOOKUP("${evil}",A1:B2,2,FALSE)`, { error: '#N/A' }],
    [`XLOOKUP("${evil}",A1:A2,B1:B2,"none",2)`, 'none'],
    [`SUBSTITUTE(LEFT(A1,9),"a","b",9)`, 'aaaaaaaab'],
    ['VALUE(A1)', { error: '#VALUE!' }],
    ['VALUE(C1)', { error: '#VALUE!' }],
    ['COUNTIF(C1:C1,5)', 0],
    [`MATCH("${'*'.repeat(256)}",A1:A2,0)`, { error: '#VALUE!' }],
  ])('%s', (formula, expected) => {
    const cells = { A1: 'a'.repeat(32_767), A2: 'x', B1: 1, B2: 2, C1: `${'1'.repeat(32_766)}x` };
    const { at, result } = recalculated({ ...cells, H1: `=${formula}` });
    expect(at('H1')).toEqual(expected);
    expect(result.effort).toBeLessThan(10_000);
  });
});
