// The requests of a batchUpdate that the local Google knows, field by field; a field that Google lacks is refused.
import { z } from 'zod';

const whole = z.int().min(0);
const text = z.string();

const gridRange = z.strictObject({
  sheetId: whole,
  startRowIndex: whole,
  endRowIndex: whole,
  startColumnIndex: whole,
  endColumnIndex: whole,
});

const share = z.number().min(0).max(1);
const colourStyle = z.strictObject({ rgbColor: z.strictObject({ red: share, green: share, blue: share }) });
const textFormat = z.strictObject({
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  fontSize: whole.optional(),
  fontFamily: text.optional(),
  foregroundColorStyle: colourStyle.optional(),
});

const chartData = z.strictObject({ sourceRange: z.strictObject({ sources: z.array(gridRange).min(1) }) });

const axis = z.strictObject({
  position: z.enum(['BOTTOM_AXIS', 'LEFT_AXIS', 'RIGHT_AXIS']),
  title: text.optional(),
  format: textFormat.optional(),
  viewWindowOptions: z
    .strictObject({
      viewWindowMin: z.number().optional(),
      viewWindowMax: z.number().optional(),
      viewWindowMode: z.enum(['DEFAULT_VIEW_WINDOW_MODE', 'EXPLICIT', 'PRETTY']),
    })
    .optional(),
});

const basicChart = z.strictObject({
  chartType: z.enum(['BAR', 'LINE', 'AREA', 'COLUMN', 'SCATTER', 'COMBO', 'STEPPED_AREA']),
  legendPosition: z
    .enum(['BOTTOM_LEGEND', 'LEFT_LEGEND', 'RIGHT_LEGEND', 'TOP_LEGEND', 'NO_LEGEND'])
    .optional(),
  axis: z.array(axis),
  domains: z.array(z.strictObject({ domain: chartData, reversed: z.boolean().optional() })).length(1),
  series: z.array(
    z.strictObject({
      series: chartData,
      targetAxis: z.enum(['LEFT_AXIS', 'RIGHT_AXIS']),
      type: z.enum(['LINE', 'AREA', 'COLUMN']).optional(),
      colorStyle: colourStyle.optional(),
    }),
  ),
  headerCount: whole.optional(),
  stackedType: z.enum(['NOT_STACKED', 'STACKED', 'PERCENT_STACKED']).optional(),
});

const anchor = z.strictObject({ sheetId: whole, rowIndex: whole, columnIndex: whole });

const chart = z.strictObject({
  chartId: whole.optional(),
  spec: z.strictObject({
    title: text.optional(),
    altText: text.optional(),
    fontName: text.optional(),
    titleTextFormat: textFormat.optional(),
    hiddenDimensionStrategy: z
      .enum(['SKIP_HIDDEN_ROWS_AND_COLUMNS', 'SKIP_HIDDEN_ROWS', 'SKIP_HIDDEN_COLUMNS', 'SHOW_ALL'])
      .optional(),
    basicChart,
  }),
  position: z.strictObject({
    overlayPosition: z.strictObject({
      anchorCell: anchor,
      offsetXPixels: whole.optional(),
      offsetYPixels: whole.optional(),
      widthPixels: z.int().min(1).optional(),
      heightPixels: z.int().min(1).optional(),
    }),
  }),
});

const cell = z.strictObject({
  userEnteredValue: z
    .union([
      z.strictObject({ stringValue: text }),
      z.strictObject({ numberValue: z.number() }),
      z.strictObject({ formulaValue: z.string().startsWith('=') }),
    ])
    .optional(),
  userEnteredFormat: z
    .strictObject({
      numberFormat: z.strictObject({
        type: z.enum(['TEXT', 'NUMBER', 'PERCENT', 'CURRENCY', 'DATE', 'TIME', 'DATE_TIME', 'SCIENTIFIC']),
        pattern: text.optional(),
      }),
    })
    .optional(),
});

/** Where a request changes named fields, it says which; what it names, it gives. */
export const updateSchemas = {
  updateSpreadsheetProperties: z.strictObject({
    properties: z.strictObject({
      locale: text.optional(),
      timeZone: text.optional(),
      title: text.optional(),
    }),
    fields: text.min(1),
  }),
  addSheet: z.strictObject({
    properties: z.strictObject({
      sheetId: whole.optional(),
      title: text.min(1).optional(),
      hidden: z.boolean().optional(),
      index: whole.optional(),
      gridProperties: z
        .strictObject({ rowCount: z.int().min(1).optional(), columnCount: z.int().min(1).optional() })
        .optional(),
    }),
  }),
  appendDimension: z.strictObject({
    sheetId: whole,
    dimension: z.enum(['ROWS', 'COLUMNS']),
    length: z.int().min(1),
  }),
  updateCells: z.strictObject({
    start: anchor,
    rows: z.array(z.strictObject({ values: z.array(cell) })),
    fields: text.min(1),
  }),
  repeatCell: z.strictObject({ range: gridRange, cell, fields: text.min(1) }),
  addChart: z.strictObject({ chart }),
} as const;

export type UpdateName = keyof typeof updateSchemas;
export type Update<Name extends UpdateName> = z.output<(typeof updateSchemas)[Name]>;
export type GridRange = z.output<typeof gridRange>;
