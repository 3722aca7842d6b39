// Holds the format codes of files to how a number shall look in them.
import { expect, test } from 'vitest';
import { formatCode } from './number-format.ts';

test.each([
  ['money', 'thousand', '#,##0.0,_);(#,##0.0,);"-"_)'],
  ['percent', 'mln', '0.0%_);(0.0%);"-"_)'],
  ['ratio', 'mln', '#,##0.00"x"_);(#,##0.00"x");"-"_)'],
] as const)('%s in %s', (format, scale, code) => {
  expect(formatCode(format, scale, 'en')).toBe(code);
});

test('months are named in the language of the template', () => {
  expect(formatCode('month', 'units', 'ru')).toBe('[$-419]mmm\\_yyyy');
});
