// Whole words and word stems in two scripts.
import { describe, expect, it } from 'vitest';
import { wordPattern } from './word-pattern.ts';

describe('wordPattern', () => {
  it('finds whole words only', () => {
    const words = wordPattern(['cost', 'p&l', 'баланс', 'must be zero']);
    expect(words.test('Total cost, net')).toBe(true);
    expect(words.test('P&L')).toBe(true);
    expect(words.test('(Баланс)')).toBe(true);
    expect(words.test('Must  be zero')).toBe(true);
    expect(words.test('Costa')).toBe(false);
    expect(words.test('Балансовый')).toBe(false);
  });

  it('takes a star for any ending', () => {
    const words = wordPattern(['движени* денежн*']);
    expect(words.test('Движение денежных средств')).toBe(true);
    expect(words.test('Движение товаров')).toBe(false);
  });
});
