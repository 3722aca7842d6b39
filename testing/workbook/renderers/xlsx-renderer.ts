// The .xlsx file under the contract: cells by address, and number formats from their styles.
import { unitTextOf } from '#render/cells/unit-text.ts';
import { moneyScale } from '#render/money-scale.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { type ReadCell, readCells, unescaped } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { columnCount } from '#workbook/axis.ts';
import { lastColumn } from '#workbook/columns.ts';
import { formatCode, type MoneyScale, type NumberFormat } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import { locateRows } from '#workbook/row-locations.ts';
import { type RenderedModel, type Renderer, type SeenCell, toldNames } from './renderer.ts';

/** No column is wide enough for all digits of what is larger. */
const smallestScientific = 1e15;
const scientificCode = '0.00E+00_);(0.00E+00);"-"_)';
const wholeFormats: ReadonlySet<NumberFormat> = new Set([
  'date',
  'month',
  'quarter',
  'year',
  'verdict',
  'failures',
  'answer',
]);

/** The format code of each style, in the order that cells count them. */
function formatCodes(stylesXml: string): readonly string[] {
  const codes = new Map(
    [...stylesXml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']) => [id, unescaped(code)] as const,
    ),
  );
  const formats = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(stylesXml)?.[1] ?? '';
  return [...formats.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id = '']) => codes.get(id) ?? 'General');
}

function seenCell({ text, value, style }: ReadCell, codes: readonly string[]): SeenCell | null {
  if (text !== null) return { shown: text, format: null };
  return value === null ? null : { shown: value, format: codes[style] ?? null };
}

function columnOf(address: string): number {
  return [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** What stands right of the periods begins wherever the charts of the sheet leave room. */
function named(cells: readonly (readonly [string, SeenCell])[], last: number): ReadonlyMap<string, SeenCell> {
  const first = Math.min(...cells.map(([address]) => columnOf(address)).filter((column) => column > last));
  return new Map(
    cells.map(([address, cell]) => {
      const name = toldNames[columnOf(address) - first];
      return [name === undefined ? address : address.replace(/^[A-Z]+/, name), cell] as const;
    }),
  );
}

const read: Renderer['read'] = ({ workbook, values }) => {
  const file = writeXlsx(workbook, values);
  const codes = formatCodes(unpack(file).get('xl/styles.xml') ?? '');
  const sheetOf = new Map(workbook.sheets.map((sheet) => [sheet.title, sheet]));
  return new Map(
    [...readCells(file)].map(([title, cells]) => {
      const seen = [...cells].flatMap(([address, cell]) => {
        const one = seenCell(cell, codes);
        return one === null ? [] : [[address, one] as const];
      });
      const sheet = sheetOf.get(title);
      const last = lastColumn(sheet ? columnCount(sheet, workbook) : 0);
      return [sheet?.id ?? title, named(seen, last)] as const;
    }),
  );
};

/** It is asked for with every cell, and takes a look at all of them. */
const scales = new WeakMap<RenderedModel, MoneyScale>();

function scaleOf(model: RenderedModel): MoneyScale {
  const scale = scales.get(model) ?? moneyScale(model.workbook, model.values);
  scales.set(model, scale);
  return scale;
}

/** What a unit says of time is held to in the tests of unit texts; here, that each cell has it. */
const unitTexts = new WeakMap<RenderedModel, (row: Row) => string>();

function unitTextIn(model: RenderedModel): (row: Row) => string {
  const { workbook } = model;
  const scale = scaleOf(model);
  const made = unitTexts.get(model) ?? unitTextOf({ workbook, places: locateRows(workbook), scale });
  unitTexts.set(model, made);
  return made;
}

// Characters that XML cannot hold.
const unwritable = /[^\P{Cc}\t\n\r\u007f-\u009f]|\ufffe|\uffff/gu;

/** A formula that comes to no number holds n/a, which is read back as NaN. */
export const xlsxRenderer: Renderer = {
  name: 'the .xlsx file',
  hasSpareYears: true,
  read,
  text: (text) => text.replace(/\p{Cs}/gu, '\ufffd').replace(unwritable, ''),
  unit: (_, model, row) => unitTextIn(model)(row),
  format: ({ format, largest }, model) =>
    largest >= smallestScientific && !wholeFormats.has(format)
      ? scientificCode
      : formatCode(format, scaleOf(model), model.workbook.language),
  isShown: (shown, { value }) => Object.is(shown, value) || shown === value,
};
