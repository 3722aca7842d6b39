// The looks that test workbooks name: what a bank's modeller would give to inputs, calculations and links.
import type { CellStyle } from '#audit/book/book.ts';

const plain: CellStyle = {
  formatCode: 'General',
  fontName: 'Arial',
  fontSizePoints: 10,
  fontColour: null,
  isBold: false,
  fillColour: null,
  hasBorder: false,
  isLocked: true,
  isHiddenFormula: false,
};

const money = '#,##0_);(#,##0);"-"_)';

export const namedStyles: Readonly<Record<string, CellStyle>> = {
  plain,
  input: { ...plain, formatCode: money, fontColour: '0000FF', fillColour: 'FFFBEB', isLocked: false },
  calculation: { ...plain, formatCode: money, fontColour: '000000' },
  link: { ...plain, formatCode: money, fontColour: '007A33' },
  total: { ...plain, formatCode: money, fontColour: '000000', isBold: true, hasBorder: true },
  heading: { ...plain, isBold: true },
  date: { ...plain, formatCode: 'yyyy\\-mm\\-dd' },
  month: { ...plain, formatCode: 'mmm\\-yy' },
  percent: { ...plain, formatCode: '0.0%_);(0.0%);"-"_)', fontColour: '000000' },
};
