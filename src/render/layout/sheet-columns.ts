// The widths of a sheet's columns: each as wide as what it shows, the columns of periods all alike.

import type { Values } from '#evaluate/evaluate.ts';
import { totalFormat } from '#render/check-flag.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { type ColumnGauge, createColumnGauge } from './column-gauge.ts';
import { textWidth } from './text-width.ts';

export interface MeasuredSheet {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly values: Values;
  readonly scale: MoneyScale;
  /** The unit as it is shown, the scale of money included. */
  readonly unitText: (row: Row) => string;
}

/** In pixels, 96 to an inch. */
export interface SheetColumns {
  readonly label: number;
  readonly constant: number;
  readonly total: number;
  readonly units: number;
  readonly zero: number;
  readonly period: number;
}

/** Of the columns that headings step in by, and of those that hold nothing. */
export const stepPixels = 14;

/** A cell's own margins, and the small difference between one program's letters and another's. */
const marginPixels = 10;
const narrowestLabel = 170;
/** About 55 letters; a longer label takes several lines. */
const widestLabel = 330;
/** Beside few columns there is more room, and labels that lead to other sheets are cut where they take several lines. */
const widestAlone = 440;
/** As many as stand on a page without numbers; longer text runs on to the next. */
const widestText = 900;
/** About 30 letters; a longer unit takes several lines. */
const widestUnits = 200;
/** Spreadsheets allow 255 characters. */
const widestColumn = 1780;

const small = { size: 9, isBold: true } as const;

export const labelSize = ({ role, captions }: Row) => ({
  size: role === 'header' ? 9 : 10,
  isBold: role === 'total' || captions !== null,
});

/** What stands right of a label leaves it no room beyond its own column. */
export const hasNeighbour = (row: Row): boolean =>
  row.constant !== null || row.total !== null || row.unit !== null || row.sample !== null;

/** A label runs on over the empty cells beside it: how far, in pixels. */
export function spareRoom(row: Row, { constant, total }: Pick<SheetColumns, 'constant' | 'total'>): number {
  if (row.constant !== null || row.sample !== null || row.captions !== null) return 0;
  return row.total === null ? constant + total : constant;
}

const room = (gauge: ColumnGauge, narrowest: number): number => {
  const width = gauge.width();
  return width === 0 ? narrowest : Math.min(widestColumn, Math.max(narrowest, width + marginPixels));
};

type Gauges = Readonly<Record<Exclude<keyof SheetColumns, 'label'>, ColumnGauge>>;

const widestLabelOf = ({ axis, isAxisPrinted }: Sheet): number =>
  axis === 'periods' && isAxisPrinted !== false ? widestLabel : widestAlone;

function labelWidth(sheet: Sheet, beside: Pick<SheetColumns, 'constant' | 'total'>): number {
  const needed = sheet.rows
    .filter((row) => row.level === 0 && hasNeighbour(row))
    .map((row) => textWidth(row.label, labelSize(row)) + marginPixels - spareRoom(row, beside));
  return Math.min(
    widestLabelOf(sheet),
    needed.reduce((widest, width) => Math.max(widest, width), narrowestLabel),
  );
}

function measureRow(row: Row, gauges: Gauges, { values, unitText }: MeasuredSheet): void {
  if (row.constant) gauges.constant.numbers([values.constant(row.id)], row.format);
  if (row.sample) gauges.constant.text(row.sample.text, { size: 10, isBold: true });
  if (row.total) gauges.total.numbers([values.total(row.id)], totalFormat(row.format));
  gauges.units.text(`  ${unitText(row)}`, small);
  if (row.captions) {
    gauges.constant.text(row.captions.constant, small);
    gauges.total.text(row.captions.total, small);
    gauges.zero.text(row.captions.zero, small);
  }
  const calculated = values.row(row.id);
  if (row.zero) gauges.zero.numbers(calculated.subarray(0, 1), row.format);
  if (row.periods) gauges.period.numbers(calculated.subarray(1), row.format);
}

/** Running text needs the page's whole width where no periods give it. */
function withRoomForText(found: SheetColumns, { sheet }: MeasuredSheet): SheetColumns {
  if (sheet.axis !== 'none') return found;
  const longest = sheet.rows
    .filter((row) => row.level === 0 && !hasNeighbour(row))
    .reduce((width, { label }) => Math.max(width, textWidth(label, { size: 10 })), 0);
  const others = found.constant + found.total + found.units + found.zero;
  const needed = Math.min(widestText, longest + marginPixels) - others;
  return { ...found, label: Math.max(found.label, needed) };
}

export function sheetColumns(measured: MeasuredSheet): SheetColumns {
  const gauge = () => createColumnGauge(measured.scale);
  const gauges: Gauges = {
    constant: gauge(),
    total: gauge(),
    units: gauge(),
    zero: gauge(),
    period: gauge(),
  };
  for (const row of measured.sheet.rows) measureRow(row, gauges, measured);
  const period = room(gauges.period, stepPixels);
  const hasOpening = measured.sheet.rows.some(({ role, zero }) => zero !== null && role !== 'header');
  const zero = room(gauges.zero, stepPixels);
  const beside = {
    constant: room(gauges.constant, stepPixels),
    total: room(gauges.total, stepPixels),
  };
  const found = {
    ...beside,
    label: labelWidth(measured.sheet, beside),
    units: Math.min(widestUnits, room(gauges.units, stepPixels)),
    // Opening balances stand in line with the periods that follow them.
    zero: hasOpening ? Math.max(zero, period) : zero,
    period: hasOpening ? Math.max(zero, period) : period,
  };
  return withRoomForText(found, measured);
}
