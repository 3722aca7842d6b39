// The frame of every picture: its ground, what it shows and of which model, and whether all checks of the model pass.
import { boxSvg, fitted, textSvg } from './drawing.ts';
import type { PictureBook } from './picture-book.ts';
import { colours, pictureFont, pictureSize } from './picture-look.ts';
import { shownNumber } from './shown-number.ts';

export const pageMargin = 44;
/** Where what the picture shows may begin. */
export const contentTop = 152;
export const contentWidth = pictureSize.width - 2 * pageMargin;
export const contentHeight = pictureSize.height - contentTop - pageMargin;

const titleSize = 44;
const modelSize = 26;
const chipSize = 24;

/** The master check stands on top of every sheet: its label, and what it says. */
function checkChip(sheetId: string, { workbook, values, measure, look }: PictureBook) {
  const rows = workbook.sheets.find(({ id }) => id === sheetId)?.rows ?? [];
  const row = rows.find(({ role, format }) => role === 'check' && format === 'master');
  if (row === undefined) return { svg: '', width: 0 };
  const result = values.constant(row.id);
  const text = `${row.label}: ${shownNumber(result, row.format, look)}`;
  const width = measure(text, chipSize, true) + 48;
  const left = pictureSize.width - pageMargin - width;
  const [fill, colour] =
    result === 0 ? [colours.goodSoft, colours.good] : [colours.failingSoft, colours.failing];
  return {
    width,
    svg:
      boxSvg({ left, top: 58, width, height: 48 }, fill, 24) +
      textSvg(text, left + 24, 90, { size: chipSize, colour, isBold: true }),
  };
}

export function pageSvg(title: string, sheetId: string, content: string, book: PictureBook): string {
  const { width, height } = pictureSize;
  const chip = checkChip(sheetId, book);
  const room = contentWidth - chip.width - 40;
  const shownTitle = fitted(title, room, titleSize, true, book.measure);
  const model = fitted(book.workbook.title, room, modelSize, false, book.measure);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${pictureFont}">`,
    boxSvg({ left: 0, top: 0, width, height }, colours.canvas),
    boxSvg({ left: 0, top: 0, width, height: 10 }, colours.accent),
    textSvg(shownTitle, pageMargin, 80, { size: titleSize, colour: colours.ink, isBold: true }),
    textSvg(model, pageMargin, 120, { size: modelSize, colour: colours.dimmed }),
    chip.svg,
    content,
    '</svg>',
  ].join('');
}
