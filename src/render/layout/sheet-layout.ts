// Lays a sheet out before it is written: the widths of its columns, the heights of its rows, its charts and its printed pages.

import { columnCount } from '#workbook/axis.ts';
import type { Chart } from '#workbook/chart.ts';
import { columns as columnNumbers, lastColumn } from '#workbook/columns.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { type ChartStrip, stripsOf } from './chart-strips.ts';
import type { PageBlock } from './page-breaks.ts';
import { landscapePixels, type Orientation, type PagePlan, pagePlan, sidePixels } from './page-plan.ts';
import { type MeasuredSheet, type SheetColumns, sheetColumns, stepPixels } from './sheet-columns.ts';
import { type RowLook, rowLooks, standardHeight } from './sheet-rows.ts';
import { textWidth } from './text-width.ts';

export interface XlsxSheetLayout {
  readonly rowLooks: readonly RowLook[];
  readonly page: PagePlan;
  readonly strips: readonly ChartStrip[];
  readonly chartCount: number;
  /** Where print begins: the ways to other sheets above large charts are of no use on paper. */
  readonly firstLine: number;
  /** The last line that has something on it, charts included. */
  readonly lastLine: number;
  /** The last column that is printed. */
  readonly lastColumn: number;
  /** In pixels, from A on. */
  readonly columnPixels: readonly number[];
}

const columnPixels = (found: SheetColumns, periodCount: number): readonly number[] => [
  ...Array.from({ length: columnNumbers.content - 1 }, () => stepPixels),
  found.label,
  found.constant,
  found.total,
  found.units,
  found.zero,
  ...Array.from({ length: periodCount }, () => found.period),
];

const narrowestRegister = { source: 240, owner: 140, date: 90 } as const;
const widestRegister = 700;

/** Source, owner and date, right of what is printed. */
function registerPixels({ rows }: Sheet): readonly number[] {
  if (!rows.some(({ captions }) => captions?.provenance)) return [];
  return (['source', 'owner', 'date'] as const).map((part) => {
    const widths = rows.map(({ provenance }) => textWidth(provenance?.[part] ?? '', { size: 10 }) + 10);
    const needed = widths.reduce((widest, width) => Math.max(widest, width), narrowestRegister[part]);
    return Math.min(widestRegister, needed);
  });
}

/** A block begins with a heading or after a blank row. */
function rowBlocks({ sheet }: MeasuredSheet, looks: readonly RowLook[]): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  let height = 0;
  let isSection = false;
  let isOpen = false;
  for (const [index, row] of sheet.rows.entries()) {
    if (index < sheet.headerRowCount) continue;
    if (!isOpen) isSection = row.role === 'heading' && row.level === 1;
    isOpen = true;
    height += looks[index]?.height ?? standardHeight;
    const next = sheet.rows[index + 1];
    const isEnd = row.role === 'blank' || (next?.role === 'heading' && row.role !== 'heading');
    if (next && !isEnd) continue;
    blocks.push({ lastLine: index + 1, height, isSection, isFirst: false });
    height = 0;
    isOpen = false;
  }
  return blocks;
}

const headerHeightOf = ({ sheet }: MeasuredSheet, looks: readonly RowLook[]): number =>
  looks.slice(0, sheet.headerRowCount).reduce((sum, { height }) => sum + height, 0);

/** Text and a few years read better down a page; periods and charts need its width. */
function orientationOf(
  { sheet, workbook }: MeasuredSheet,
  found: SheetColumns,
  hasCharts: boolean,
): Orientation {
  if (sheet.axis === 'none' || sheet.isAxisPrinted === false) return hasCharts ? 'landscape' : 'portrait';
  const portraitPixels = 1130;
  const isNarrow =
    sheet.axis === 'years' && sidePixels(found) + workbook.yearCount * found.period <= portraitPixels;
  return isNarrow ? 'portrait' : 'landscape';
}

/** Large charts take the whole width of a page, so the sheet has it. */
function withRoomForCharts(
  found: SheetColumns,
  strips: readonly ChartStrip[],
  { sheet }: MeasuredSheet,
): SheetColumns {
  const isNeeded = sheet.axis === 'none' && strips.some(({ isSmall }) => !isSmall);
  const missing = landscapePixels - sidePixels(found);
  return isNeeded && missing > 0 ? { ...found, label: found.label + missing } : found;
}

export function sheetLayout(measured: MeasuredSheet, charts: readonly Chart[]): XlsxSheetLayout {
  const { sheet, workbook } = measured;
  const standing = charts.filter(({ sheetId }) => sheetId === sheet.id);
  const { strips, roomFor } = stripsOf(standing, sheet);
  const found = withRoomForCharts(sheetColumns(measured), strips, measured);
  const orientation = orientationOf(measured, found, standing.length > 0);
  const looks = rowLooks(sheet, { columns: found, unitText: measured.unitText }, roomFor);
  const below = strips.filter(({ line }) => line > sheet.rows.length);
  const blocks = [
    ...(below.length > 0 ? [] : rowBlocks(measured, looks)),
    ...below.map(({ lastLine, height }, index) => ({
      lastLine,
      height,
      isSection: true,
      isFirst: index === 0,
    })),
  ];
  const headerHeight = headerHeightOf(measured, looks);
  const page = pagePlan({ sheet, workbook, columns: found, orientation, headerHeight, blocks });
  return {
    rowLooks: looks,
    page,
    strips,
    chartCount: standing.length,
    firstLine: below.length > 0 ? sheet.rows.length + 1 : 1,
    lastLine: below.at(-1)?.lastLine ?? sheet.rows.length,
    lastColumn: lastColumn(page.printedPeriods),
    columnPixels: [
      ...columnPixels(page.columns, Math.max(page.printedPeriods, columnCount(sheet, workbook))),
      ...registerPixels(sheet),
    ],
  };
}
