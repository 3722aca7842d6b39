// Draws rows of a sheet as a table: labels at the left, single figures and periods at the right, as many as fit whole.
import type { PreviewRow } from '#render/html/preview-row.ts';
import { type Box, boxSvg, fitted, levelLine, textSvg } from './drawing.ts';
import type { PictureBook } from './picture-book.ts';
import { colours } from './picture-look.ts';

export interface TableRow {
  readonly label: string;
  readonly role: PreviewRow['role'];
  readonly isGrandTotal: boolean;
  /** One for each column. */
  readonly texts: readonly string[];
  /** Which of them a person types in. */
  readonly inputs: readonly boolean[];
}

export interface Table {
  /** Above the labels, such as the unit of all money. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const padding = 28;
const headHeight = 60;
const textSize = 25;
const lines = { most: 58, least: 41 } as const;
/** A column is so much wider than its longest text. */
const columnGap = 34;
const leastLabelRoom = 380;

interface Placed {
  readonly box: Box;
  readonly lineHeight: number;
  readonly labelRoom: number;
  /** The right edge of each column. */
  readonly rightEdges: readonly number[];
}

const isBold = ({ role }: Pick<TableRow, 'role'>): boolean => role === 'total' || role === 'heading';

/** The columns that fit beside the labels, all of one width. */
function place(box: Box, { columns, rows }: Table, { measure }: PictureBook): Placed {
  const texts = [columns, ...rows.map(({ texts: cells }) => cells)].flat();
  const widest = Math.max(60, ...texts.map((text) => measure(text, textSize, true)));
  const room = box.width - 2 * padding;
  const labels = Math.max(0, ...rows.map(({ label, role }) => measure(label, textSize, isBold({ role }))));
  const labelWish = Math.min(Math.max(leastLabelRoom, labels + columnGap), room * 0.44);
  const count = Math.min(columns.length, Math.floor((room - labelWish) / (widest + columnGap)));
  const width = Math.min((room - labelWish) / Math.max(1, count), 230);
  const rightEdges = Array.from(
    { length: count },
    (_, index) => box.left + box.width - padding - (count - 1 - index) * width,
  );
  const left = room - count * width;
  const fits = (box.height - headHeight) / Math.max(1, rows.length);
  const lineHeight = Math.floor(Math.min(lines.most, Math.max(lines.least, fits)));
  return { box, lineHeight, labelRoom: left - 20, rightEdges };
}

/** Nothing stands above the row where the double rule of the one before it does. */
function ruleSvg(
  row: TableRow,
  before: TableRow | undefined,
  top: number,
  { box, lineHeight }: Placed,
): string {
  const [left, right] = [box.left + padding, box.left + box.width - padding];
  if (before?.isGrandTotal === true && !row.isGrandTotal) return '';
  if (row.isGrandTotal) {
    const bottom = top + lineHeight - 3;
    return (
      levelLine(left, right, top, colours.dimmed) +
      levelLine(left, right, bottom - 4, colours.dimmed) +
      levelLine(left, right, bottom + 1, colours.dimmed)
    );
  }
  return levelLine(left, right, top, row.role === 'total' ? colours.dimmed : colours.faintRule);
}

function rowSvg(
  row: TableRow,
  before: TableRow | undefined,
  top: number,
  placed: Placed,
  { measure }: PictureBook,
): string {
  const { box, lineHeight, labelRoom, rightEdges } = placed;
  const isHeading = row.role === 'heading';
  const look = { size: textSize, isBold: isBold(row) };
  const label = fitted(row.label, labelRoom, textSize, look.isBold, measure);
  const baseline = top + lineHeight / 2 + 9;
  const cells = rightEdges.map((right, index) => {
    const text = row.texts[index] ?? '';
    const isInput = row.inputs[index] === true && text !== '';
    const width = measure(text, textSize, look.isBold) + 20;
    const fill = isInput
      ? boxSvg(
          { left: right - width, top: top + 5, width: width + 10, height: lineHeight - 9 },
          colours.inputFill,
          6,
        )
      : '';
    const colour = isInput ? colours.input : text.startsWith('−') ? colours.negative : colours.ink;
    return fill + textSvg(text, right, baseline, { ...look, colour, align: 'end' });
  });
  return [
    isHeading
      ? boxSvg(
          { left: box.left + 2, top: top + 1, width: box.width - 4, height: lineHeight - 1 },
          colours.quiet,
        )
      : ruleSvg(row, before, top, placed),
    textSvg(label, box.left + padding, baseline, {
      ...look,
      colour: isHeading ? colours.accentText : colours.ink,
    }),
    ...cells,
  ].join('');
}

/** Whole rows alone, and no heading at the end; where there are too many, the numbers come first. */
function shownRows(rows: readonly TableRow[], most: number): readonly TableRow[] {
  const wanted = rows.length > most ? rows.filter(({ role }) => role !== 'heading') : rows;
  const shown = wanted.slice(0, most);
  while (shown.at(-1)?.role === 'heading') shown.pop();
  return shown;
}

export function tableSvg(table: Table, box: Box, book: PictureBook): string {
  const most = Math.floor((box.height - headHeight - 8) / lines.least);
  const rows = shownRows(table.rows, most);
  const placed = place({ ...box, height: box.height - 8 }, { ...table, rows }, book);
  const height = headHeight + rows.length * placed.lineHeight + 8;
  const frame = { ...box, height };
  const headLook = { size: textSize - 1, colour: colours.dimmed, isBold: true } as const;
  const corner = fitted(table.corner, placed.labelRoom, headLook.size, true, book.measure);
  return [
    boxSvg(frame, colours.surface, 16, colours.rule),
    textSvg(corner, box.left + padding, box.top + 39, headLook),
    ...placed.rightEdges.map((right, index) =>
      textSvg(table.columns[index] ?? '', right, box.top + 39, { ...headLook, align: 'end' }),
    ),
    ...rows.map((row, index) =>
      rowSvg(row, rows[index - 1], box.top + headHeight + index * placed.lineHeight, placed, book),
    ),
  ].join('');
}
