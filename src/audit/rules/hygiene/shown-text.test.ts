// Numbers by common formats as Excel shows them; of dates the shortest that the format can show.
import { describe, expect, it } from 'vitest';
import type { CellStyle } from '#audit/book/book.ts';
import { namedStyles } from '#testing/audit/named-styles.ts';
import { shownText } from './shown-text.ts';

const shown = (value: number, formatCode: string): string | null => {
  const { plain } = namedStyles;
  if (!plain) throw new Error('there is a plain style');
  const style: CellStyle = { ...plain, formatCode };
  return shownText(value, style);
};

describe('shownText', () => {
  it.each([
    [1234.567, '#,##0.00', '1,234.57'],
    [-1234.567, '#,##0.00', '-1,234.57'],
    [1_234_567, '#,##0.0,_);(#,##0.0,);"-"_)', '1,234.6 '],
    [-1_234_567, '#,##0.0,_);(#,##0.0,);"-"_)', '(1,234.6)'],
    [0, '#,##0.0,_);(#,##0.0,);"-"_)', '- '],
    [0.1234, '0.0%', '12.3%'],
    [2.5, '0.00"x"', '2.50x'],
    [5, '0.##', '5.'],
    [0.5, '#.00', '.50'],
    [1e-9, '0.0E+00', '1.0E-09'],
    [1234, '[$€-407] #,##0', '€ 1,234'],
    [7, '[Red]0', '7'],
    [46388, 'yyyy\\-mm\\-dd', '2027-01-01'],
    [46388, '[$-409]mmm\\_yyyy', 'May_2027'],
  ])('%d by %s is %s', (value, format, text) => {
    expect(shown(value, format)).toBe(text);
  });

  it.each(['General', 'dd.mm.yyyy hh:mm', '@', '# ?/?', '[<1]0.0;0', 'h:mm', '[h]:mm', '000-00-0000'])(
    'is not certain of %s',
    (format) => {
      expect(shown(0.25, format)).toBeNull();
    },
  );
});
