// Copies every row of every sheet of a written workbook below the end of its sheet, as a person would in a spreadsheet.
import { zipSync } from 'fflate';
import { expandSharedFormulas, movedFormula } from '#testing/xlsx/expand-shared-formulas.ts';
import { sheetParts } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

export interface CopiedRow {
  readonly sheet: string;
  readonly line: number;
  readonly copiedTo: number;
}

export interface CopiedWorkbook {
  readonly file: Uint8Array;
  readonly rows: readonly CopiedRow[];
}

const rowPattern = /<row r="(\d+)"([^>]*)>(.*?)<\/row>/gs;
const addressPattern = /(<c r="[A-Z]+)\d+"/g;
const formulaPattern = /<f>([^<]*)<\/f>/g;

const copyOf = (xml: string, from: number, to: number): string =>
  xml
    .replace(addressPattern, `$1${to}"`)
    .replace(formulaPattern, (_, formula: string) => `<f>${movedFormula(formula, 0, to - from)}</f>`);

/** The last row comes first: an address that moves along leads to the copy of another row than it should. */
function withCopies(xml: string): { readonly xml: string; readonly moved: ReadonlyMap<number, number> } {
  const expanded = expandSharedFormulas(xml);
  const rows = [...expanded.matchAll(rowPattern)].map(([, line = '', attributes = '', cells = '']) => ({
    line: Number(line),
    attributes,
    cells,
  }));
  const lastLine = Math.max(0, ...rows.map(({ line }) => line));
  const moved = new Map(rows.toReversed().map(({ line }, index) => [line, lastLine + 3 + index] as const));
  const copies = rows
    .toReversed()
    .map(({ line, attributes, cells }) => {
      const to = moved.get(line) ?? line;
      return `<row r="${to}"${attributes}>${copyOf(cells, line, to)}</row>`;
    })
    .join('');
  return { xml: expanded.replace('</sheetData>', () => `${copies}</sheetData>`), moved };
}

export function copyRows(file: Uint8Array): CopiedWorkbook {
  const parts = unpack(file);
  const copied = [...sheetParts(parts)].map(([sheet, part]) => ({
    sheet,
    part,
    ...withCopies(parts.get(part) ?? ''),
  }));
  const changed = new Map([...parts, ...copied.map(({ part, xml }) => [part, xml] as const)]);
  return {
    file: zipSync(Object.fromEntries([...changed].map(([name, text]) => [name, Buffer.from(text)] as const))),
    rows: copied.flatMap(({ sheet, moved }) =>
      [...moved].map(([line, copiedTo]) => ({ sheet, line, copiedTo })),
    ),
  };
}
