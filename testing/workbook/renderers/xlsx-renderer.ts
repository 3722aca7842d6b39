// The .xlsx file, as the contract reads it: cells by address, the format of a number by the style of its cell.
import { moneyScale } from '#render/money-scale.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { type ReadCell, readCells, unescaped } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { formatCode } from '#workbook/number-format.ts';
import type { Model, Renderer, SeenCell } from './renderer.ts';

const scaleWords = {
  en: { units: '', thousand: ' thousand', mln: ' mln' },
  ru: { units: '', thousand: ' тыс.', mln: ' млн' },
} as const;

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

const read: Renderer['read'] = ({ workbook, values }) => {
  const file = writeXlsx(workbook, values);
  const codes = formatCodes(unpack(file).get('xl/styles.xml') ?? '');
  const idOf = new Map(workbook.sheets.map(({ id, title }) => [title, id]));
  return new Map(
    [...readCells(file)].map(([title, cells]) => {
      const seen = [...cells].flatMap(([address, cell]) => {
        const one = seenCell(cell, codes);
        return one === null ? [] : [[address, one] as const];
      });
      return [idOf.get(title) ?? title, new Map(seen)] as const;
    }),
  );
};

const scaleOf = ({ workbook, values }: Model) => moneyScale(workbook, values);

// Characters that XML cannot hold.
const unwritable = /[^\P{Cc}\t\n\r\u007f-\u009f]|\ufffe|\uffff/gu;

/** A formula that comes to no number holds n/a, which is read back as NaN. */
export const xlsxRenderer: Renderer = {
  name: 'the .xlsx file',
  read,
  text: (text) => text.replace(/\p{Cs}/gu, '\ufffd').replace(unwritable, ''),
  unit: ({ text, isScaled }, model) =>
    isScaled ? `${text}${scaleWords[model.workbook.language][scaleOf(model)]}` : text,
  format: (format, model) => formatCode(format, scaleOf(model), model.workbook.language),
  isShown: (shown, { value }) => Object.is(shown, value) || shown === value,
};
