// Lays out sheets of a calculated workbook for the page, each with its charts.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { type PreviewRow, previewRow } from '#render/html/preview-row.ts';
import { layOutSheet, shownColumns } from '#render/html/preview-sheet.ts';
import { readBook } from './dashboard/book-reader.ts';
import { chartMarks } from './dashboard/chart-marks.ts';
import { dashboardData } from './dashboard/dashboard-data.ts';
import type { RowPlace } from './dashboard/key-figures.ts';
import { pageNumber } from './numbers/own-marks.ts';
import { scaleOfSheet } from './numbers/statement-scale.ts';
import { oneScenario } from './one-scenario.ts';
import type { DrawnChart, PreviewSheetLayouts } from './protocol.ts';
import { periodTexts } from './spans/period-texts.ts';
import type { SpannedSheets } from './spans/spanned.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;
type Chart = Workbook['charts'][number];

export interface LayoutContext {
  /** The values of the first scenario while another one is shown. */
  readonly baseOf: () => Values | null;
  readonly spannedOf: (sheetId: string) => SpannedSheets;
  /** The one that is shown, counted from 1. */
  readonly scenario: number;
  /** Whether its statements are read in thousands. */
  readonly isLong: boolean;
}

const plainContext: LayoutContext = { baseOf: () => null, spannedOf: () => ({}), scenario: 1, isLong: false };

export function layOut(
  workbook: Workbook,
  values: Values,
  sheetIds: readonly string[],
  { baseOf, spannedOf, scenario, isLong }: LayoutContext = plainContext,
): PreviewSheetLayouts {
  const asked = workbook.sheets.filter(({ id }) => sheetIds.includes(id));
  return new Map(
    asked.map((sheet) => {
      const standing = workbook.charts.filter(({ sheetId }) => sheetId === sheet.id);
      const charts = standing.map((chart) => drawnChart(chart, workbook, values));
      const dashboard = sheet.id === 'dashboard' ? dashboardData(workbook, values, baseOf()) : null;
      return [
        sheet.id,
        {
          sheet: oneScenario(layOutSheet(sheet, workbook, values), scenario),
          ...{ charts, dashboard, spanned: spannedOf(sheet.id), scale: scaleOfSheet(sheet.id, isLong) },
        },
      ];
    }),
  );
}

function drawnChart(
  { id, title, unit, lowest, labels, series }: Chart,
  workbook: Workbook,
  values: Values,
): DrawnChart {
  const named = calculatedRow(labels, workbook, values);
  const drawn = series.flatMap(({ row, label, kind }) => {
    const found = calculatedRow(row, workbook, values);
    return found ? [{ row: found, label, kind }] : [];
  });
  return {
    id,
    title,
    unit,
    isShare: drawn.every(({ row }) => row.format === 'percent'),
    isMoney: drawn.every(({ row }) => row.format === 'money'),
    lowest,
    labels: named ? periodTexts(textsOf(named, workbook)) : [],
    marks: chartMarks(id, drawn[0]?.row.values, () => readBook(workbook, values)),
    series: drawn.map(({ row, label, kind }) => ({
      id: row.id,
      name: label,
      values: row.values,
      texts: textsOf(row, workbook),
      kind,
      place: placeOf(row, workbook),
    })),
  };
}

/** As far as its sheet shows it. */
function calculatedRow(id: string, workbook: Workbook, values: Values): PreviewRow | null {
  const sheet = sheetOf(id, workbook);
  const row = sheet?.rows.find((candidate) => candidate.id === id);
  if (!sheet || !row) return null;
  const shown = previewRow(row, values, workbook);
  return { ...shown, values: shown.values.slice(0, shownColumns(sheet, values)) };
}

/** Where its numbers are calculated: a row of the chart data only shows them again. */
function placeOf({ id, repeats: rowId = id }: PreviewRow, workbook: Workbook): RowPlace | null {
  const sheet = sheetOf(rowId, workbook);
  return sheet ? { sheetId: sheet.id, rowId } : null;
}

const sheetOf = (rowId: string, { sheets }: Workbook) =>
  sheets.find(({ rows }) => rows.some(({ id }) => id === rowId));

const textsOf = ({ values, format }: PreviewRow, { language }: Workbook): readonly string[] =>
  Array.from(values, (value) => pageNumber(value, format, language));
