// Draws single figures as tiles side by side: what it is, how much, and of when.

import { sparkline } from '#render/charts/sparkline.ts';
import { isPartOfYear } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { layOutSheet, type PreviewSheet } from '#render/html/preview-sheet.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { type Box, boxSvg, fitted, pathSvg, sized, textSvg } from './drawing.ts';
import type { PictureBook } from './picture-book.ts';
import { colours } from './picture-look.ts';
import { moneyUnit, shownNumber } from './shown-number.ts';

export interface Figure {
  readonly label: string;
  readonly text: string;
  /** The year it is of, or what is counted. */
  readonly beside: string;
  /** All whole years, for a small line; none for a figure of the whole model. */
  readonly course: readonly number[];
}

/** The last year that the forecast has in whole. */
function lastWholeYear({ header }: PreviewSheet, rows: readonly PreviewRow[]): number {
  const names = header.at(-1);
  const count = Math.max(0, ...rows.map(({ values }) => values.length));
  for (let index = count - 1; index > 0; index -= 1) {
    const label = names?.values[index];
    if (names && label !== undefined && !isPartOfYear(label, names.format)) return index;
  }
  return 0;
}

/** "% / year" of a percentage is "/ year"; a multiple needs no word. */
function withoutPercents(unit: string, format: NumberFormat): string {
  if (format === 'ratio') return '';
  return format === 'percent' || format === 'share' ? unit.replace(/^%\s*/, '') : unit;
}

/** Those of the rows that the sheet has. */
export function figuresOf(sheet: Sheet, rowIds: readonly string[], book: PictureBook): readonly Figure[] {
  const shown = layOutSheet(sheet, book.workbook, book.values);
  const rows = rowIds.flatMap((id) => shown.rows.filter((row) => row.id === id));
  const year = lastWholeYear(shown, rows);
  return rows.flatMap(({ label, format, unit, figures, values }) => {
    const value = values.length > 0 ? values[year] : (figures.constant ?? figures.total);
    if (value === undefined || value === null || !Number.isFinite(value)) return [];
    const counted =
      format === 'money' ? moneyUnit(book.workbook.currency, book.look) : withoutPercents(unit, format);
    const when = values.length > 0 ? (shown.columns[year] ?? '') : '';
    const beside = [counted, when].filter((text) => text !== '').join(', ');
    return [
      {
        label,
        text: shownNumber(value, format, book.look),
        beside,
        course: Array.from(values.slice(0, year + 1)),
      },
    ];
  });
}

const padding = 24;

const figureSizes = { wish: 46, least: 24 } as const;
const labelSizes = { wish: 23, least: 17 } as const;

function tileSvg({ label, text, beside, course }: Figure, box: Box, book: PictureBook): string {
  const room = box.width - 2 * padding;
  const left = box.left + padding;
  const figure = sized(text, room, figureSizes, true, book.measure);
  const name = sized(label, room, labelSizes, false, book.measure);
  const small = 21;
  const lineBox = { width: 110, height: 40 };
  const path = course.length > 1 ? sparkline(course, lineBox.width, lineBox.height) : null;
  const besideRoom = room - (path === null ? 0 : lineBox.width + 16);
  return [
    boxSvg(box, colours.surface, 16, colours.rule),
    textSvg(name.text, left, box.top + 42, { size: name.size, colour: colours.dimmed }),
    textSvg(figure.text, left, box.top + 96, {
      ...{ size: figure.size, isBold: true, colour: text.startsWith('−') ? colours.negative : colours.ink },
    }),
    textSvg(fitted(beside, besideRoom, small, false, book.measure), left, box.top + box.height - 20, {
      ...{ size: small, colour: colours.dimmed },
    }),
    path === null
      ? ''
      : `<g transform="translate(${Math.round(left + room - lineBox.width)} ${Math.round(box.top + box.height - 20 - lineBox.height)})">${pathSvg(path.area, { fill: colours.accentSoft })}${pathSvg(path.line, { stroke: colours.accent })}</g>`,
  ].join('');
}

const gap = 24;

export function tilesSvg(figures: readonly Figure[], box: Box, book: PictureBook): string {
  const width = (box.width - (figures.length - 1) * gap) / Math.max(1, figures.length);
  return figures
    .map((figure, index) => tileSvg(figure, { ...box, width, left: box.left + index * (width + gap) }, book))
    .join('');
}
