// Holds how templates are chosen one by one, in ranges and all together.
import { describe, expect, it } from 'vitest';
import { choose, chooseAll, chooseRange, chosenOf, nothingChosen } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const of = (selection: typeof nothingChosen) => chosenOf(selection, shown).join('');

describe('choosing templates', () => {
  it('takes one and leaves it again', () => {
    const one = choose(nothingChosen, 'b', true);
    expect(of(one)).toBe('b');
    expect(of(choose(one, 'b', false))).toBe('');
  });

  it('takes a range in both directions, from the one before', () => {
    const down = chooseRange(choose(nothingChosen, 'b', true), 'd', true, shown);
    expect(of(down)).toBe('bcd');
    expect(of(chooseRange(down, 'a', true, shown))).toBe('abcd');
  });

  it('leaves a range as well', () => {
    const all = choose(chooseAll(shown, true), 'e', false);
    expect(of(chooseRange(all, 'c', false, shown))).toBe('ab');
  });

  it('takes one alone where no range can begin', () => {
    expect(of(chooseRange(nothingChosen, 'c', true, shown))).toBe('c');
    expect(of(chooseRange(choose(nothingChosen, 'gone', true), 'c', true, shown))).toBe('c');
  });

  it('takes all and none', () => {
    expect(of(chooseAll(shown, true))).toBe('abcde');
    expect(of(chooseAll(shown, false))).toBe('');
  });

  it('never counts what is not shown', () => {
    expect(chosenOf(chooseAll(shown, true), ['d', 'x'])).toEqual(['d']);
  });
});
