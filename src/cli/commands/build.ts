// Writes a template's workbook as an .xlsx file.
import { writeFile } from 'node:fs/promises';
import { evaluate } from '#evaluate/evaluate.ts';
import { BeyondSpreadsheet } from '#render/xlsx/limits.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { fileError } from '../input/file-error.ts';
import { openModel } from '../input/open-template.ts';
import { readArguments } from '../input/read-arguments.ts';
import { UsageError } from '../input/usage-error.ts';
import { exitCodes, type Output } from '../output/output.ts';

const options = {
  output: { type: 'string', short: 'o' },
  scenario: { type: 'string' },
  charts: { type: 'boolean' },
} as const;

function written(workbook: Workbook, scenario: number, hasCharts: boolean): Uint8Array {
  try {
    return writeXlsx(workbook, evaluate(workbook, scenario), { hasCharts });
  } catch (error) {
    if (!(error instanceof BeyondSpreadsheet)) throw error;
    throw new UsageError(error.message, exitCodes.faulty);
  }
}

export async function build(args: readonly string[], { say }: Output): Promise<number> {
  const parsed = readArguments(args, 'a template file', options);
  const output = parsed.text('output');
  if (output === null) throw new UsageError('Name the file to write: -o model.xlsx', exitCodes.misused);
  const workbook = await openModel(parsed.target);
  const scenario = parsed.scenario(workbook.scenarioNames.length);
  const file = written(workbook, scenario, parsed.isSet('charts'));
  await writeFile(output, file).catch((error: NodeJS.ErrnoException) => {
    throw fileError('write', output, error);
  });
  say(`${output}: ${workbook.sheets.length} sheets, ${workbook.periodCount} periods, ${file.length} bytes`);
  return exitCodes.done;
}
