// Tests selecting templates one by one, in ranges and all together.
import { describe, expect, it } from 'vitest';
import { choose, chooseAll, chooseRange, chosenOf, nothingChosen } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const of = (selection: typeof nothingChosen) => chosenOf(selection, shown).join('');

describe('selecting templates', () => {
  it('selects one and deselects it again', () => {
    const one = choose(nothingChosen, 'b', true);
    expect(of(one)).toBe('b');
    expect(of(choose(one, 'b', false))).toBe('');
  });

  it('selects a range in both directions, from the previous one', () => {
    const down = chooseRange(choose(nothingChosen, 'b', true), 'd', true, shown);
    expect(of(down)).toBe('bcd');
    expect(of(chooseRange(down, 'a', true, shown))).toBe('abcd');
  });

  it('deselects a range as well', () => {
    const all = choose(chooseAll(shown, true), 'e', false);
    expect(of(chooseRange(all, 'c', false, shown))).toBe('ab');
  });

  it('selects only one where no range can start', () => {
    expect(of(chooseRange(nothingChosen, 'c', true, shown))).toBe('c');
    expect(of(chooseRange(choose(nothingChosen, 'gone', true), 'c', true, shown))).toBe('c');
  });

  it('selects all and none', () => {
    expect(of(chooseAll(shown, true))).toBe('abcde');
    expect(of(chooseAll(shown, false))).toBe('');
  });

  it('never counts hidden ones', () => {
    expect(chosenOf(chooseAll(shown, true), ['d', 'x'])).toEqual(['d']);
  });
});
