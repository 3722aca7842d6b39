// Tests numbers that are some percent more or less.
import { describe, expect, it } from 'vitest';
import { endsOf, isScalable, percentFrom, scaledText } from './scaled-text.ts';

describe('numbers some percent more or less', () => {
  it('lose nothing to rounding', () => {
    expect(scaledText('19.99', 7)).toBe('21.3893');
    expect(scaledText('25', 10)).toBe('27.5');
    expect(scaledText('100', -20)).toBe('80');
    expect(scaledText('0.1', 20)).toBe('0.12');
  });

  it('are all of the periods, with what is empty left empty', () => {
    expect(scaledText('10;;20; 0', 10)).toBe('11;;22;0');
  });

  it('are as before without a change', () => {
    expect(scaledText('10.50;7', 0)).toBe('10.50;7');
  });

  it('can be told from another number', () => {
    expect(percentFrom('25', '27.5')).toBe(10);
    expect(percentFrom('25', '20')).toBe(-20);
    expect(percentFrom('25', '25')).toBe(0);
    expect(percentFrom('25', '26.1')).toBeNull();
  });

  it('need a number other than 0 that can be written out', () => {
    expect(isScalable('0;0')).toBe(false);
    expect(isScalable('')).toBe(false);
    expect(isScalable('1e20')).toBe(false);
    expect(isScalable('0;5')).toBe(true);
    expect(endsOf('3;;9')).toEqual([3, 9]);
  });
});
