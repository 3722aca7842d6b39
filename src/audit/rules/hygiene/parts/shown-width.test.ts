// The width of numbers in common formats: a digit counts 1, a comma or point 0.45, a minus or bracket 0.55.
import { describe, expect, it } from 'vitest';
import { namedStyles } from '#testing/audit/named-styles.ts';
import { shownWidthChars } from './shown-width.ts';

function widthOf(value: number, formatCode: string): number | null {
  const { plain } = namedStyles;
  if (!plain) throw new Error('there is a plain style');
  return shownWidthChars(value, { ...plain, formatCode });
}

describe('shownWidthChars', () => {
  it.each([
    ['1,234.57', 1234.567, '#,##0.00', 6 + 2 * 0.45],
    ['-1,234.57', -1234.567, '#,##0.00', 6 + 2 * 0.45 + 0.55],
    ['1,234.6 ', 1_234_567, '#,##0.0,_);(#,##0.0,);"-"_)', 5 + 3 * 0.45],
    ['(1,234.6)', -1_234_567, '#,##0.0,_);(#,##0.0,);"-"_)', 5 + 2 * 0.45 + 2 * 0.55],
    ['- ', 0, '#,##0.0,_);(#,##0.0,);"-"_)', 0.55 + 0.45],
    ['12.3%', 0.1234, '0.0%', 3 + 0.45 + 1.3],
    ['2.50x', 2.5, '0.00"x"', 3 + 0.45 + 1],
    ['5.', 5, '0.##', 1 + 0.45],
    ['.50', 0.5, '#.00', 2 + 0.45],
    ['1.0E-09', 1e-9, '0.0E+00', 6 + 0.45],
    ['1,234', 1234, '[Red]#,##0', 4 + 0.45],
    ['0007', 7, '0000', 4],
    ['OK', 5, '"OK"', 2],
    ['2027-01-01', 46388, 'yyyy\\-mm\\-dd', 8 + 2 * 0.55],
  ])('of %s', (_, value, format, width) => {
    expect(widthOf(value, format)).toBeCloseTo(width, 9);
  });

  it.each(['General', '@', '# ?/?', '[<1]0.0;0', 'h:mm', 'dd.mm.yyyy hh:mm', '[h]:mm', '000-00-0000'])(
    'is not certain of %s',
    (format) => {
      expect(widthOf(0.25, format)).toBeNull();
    },
  );
});
