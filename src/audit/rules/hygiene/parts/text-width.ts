// Estimates the width of a text, in digits of the workbook's standard font.
import type { CellStyle } from '#audit/book/book.ts';

const narrow = /[.,:;'’!|il ]/u;
const middling = /[()\-/fjrtI]/u;
const wide = /[%mwMW@жшщюЖШЩЮ]/u;

/** Kept low where fonts differ, so that a text is called too wide only when it is. */
function widthOf(sign: string): number {
  if (narrow.test(sign)) return 0.45;
  if (middling.test(sign)) return 0.55;
  return wide.test(sign) ? 1.3 : 1;
}

/** In the standard font at its usual size. */
export const signsWidthChars = (text: string): number =>
  [...text].reduce((sum, sign) => sum + widthOf(sign), 0);

export const scaledWidthChars = (chars: number, style: CellStyle, standardSizePoints: number): number =>
  chars * (style.fontSizePoints / standardSizePoints) * (style.isBold ? 1.05 : 1);
