// Prints the rows of a model's sheets: as a table for the terminal, or as an HTML document.
import { evaluate } from '#evaluate/evaluate.ts';
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { type PreviewSheet, previewSheet } from '#render/html/preview-sheet.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { openModel } from '../input/open-template.ts';
import { readArguments } from '../input/read-arguments.ts';
import { exitCodes, type Output } from '../output/output.ts';
import { previewPage } from '../output/preview-page.ts';

/** As many periods as a wide terminal holds. */
const shownPeriods = 6;
const labelWidth = 46;
const numberWidth = 14;

function line(row: PreviewRow, language: Workbook['language']): string {
  const numbers = Array.from(row.values.subarray(0, shownPeriods), (value) =>
    formatValue(value, row.format, language).padStart(numberWidth),
  );
  const label = row.label.slice(0, labelWidth).padEnd(labelWidth);
  return `${label} ${row.unit.padEnd(8)} ${row.constant.padStart(numberWidth)}${numbers.join('')}`.trimEnd();
}

function table(sheet: PreviewSheet, language: Workbook['language']): string {
  const head = sheet.columns.slice(0, shownPeriods).map((label) => label.padStart(numberWidth));
  const indent = ' '.repeat(labelWidth + 10 + numberWidth);
  return [sheet.title, `${indent}${head.join('')}`, ...sheet.rows.map((row) => line(row, language))].join(
    '\n',
  );
}

export async function preview(args: readonly string[], { say }: Output): Promise<number> {
  const parsed = readArguments(args, 'a template file', {
    scenario: { type: 'string' },
    html: { type: 'boolean' },
  });
  const workbook = await openModel(parsed.target);
  const calculated = evaluate(workbook, parsed.scenario(workbook.scenarioNames.length));
  if (parsed.isSet('html')) {
    say(previewPage(workbook, calculated));
    return exitCodes.done;
  }
  for (const { id } of workbook.sheets) {
    const sheet = previewSheet(workbook, calculated, id);
    if (sheet) say(`${table(sheet, workbook.language)}\n`);
  }
  return exitCodes.done;
}
