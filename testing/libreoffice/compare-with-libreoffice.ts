// Writes models as files, overwrites every cached value, has LibreOffice recalculate them and compares every cell.
import { evaluate } from '#evaluate/evaluate.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { type ColumnKey, enclosures } from '#testing/rounding/enclosures.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { columns } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { type AllowedInterval, type Comparison, compareCells } from './compare-cells.ts';
import { resave } from './resave.ts';
import { spoilCachedValues } from './spoil-cached-values.ts';
import { wronglyWritten } from './written-cells.ts';

export interface WrittenModelFile {
  readonly workbook: Workbook;
  readonly scenario: number;
}

/** Null where a sheet has no numbers. */
function columnOf(letters: string): ColumnKey | null {
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column === columns.constant) return 'constant';
  if (column === columns.total) return 'total';
  return column < columns.zero ? null : column - columns.zero;
}

/** Worked out when first asked for: most models agree to nine digits everywhere. */
function allowedIn({ workbook, scenario }: WrittenModelFile): AllowedInterval {
  let enclosed: ReturnType<typeof enclosures> | null = null;
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.title, sheet]));
  return (title, address) => {
    const [, letters = '', line = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const row = sheets.get(title)?.rows[Number(line) - 1];
    const column = columnOf(letters);
    if (!row || column === null) return null;
    enclosed ??= enclosures(workbook, evaluate(workbook, scenario));
    return enclosed(row.id, column);
  };
}

/** `atOnce` starts of LibreOffice share the files. */
export async function compareWithLibreOffice(
  models: readonly WrittenModelFile[],
  atOnce = 1,
): Promise<readonly Comparison[]> {
  const written = models.map(({ workbook, scenario }) => {
    const values = evaluate(workbook, scenario);
    const file = writeXlsx(workbook, values);
    const cells = readCells(file);
    return { file, cells, wrong: wronglyWritten(workbook, values, cells) };
  });
  const saved = await resave(
    written.map(({ file }) => spoilCachedValues(file)),
    atOnce,
  );
  return models.map((model, index) => {
    const { cells, wrong } = written[index] ?? { cells: new Map(), wrong: ['no file was written'] };
    const theirs = readCells(saved[index] ?? new Uint8Array());
    const compared = compareCells(cells, theirs, allowedIn(model));
    return { ...compared, found: [...wrong, ...compared.found] };
  });
}
