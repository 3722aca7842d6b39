// P3: the full default model as a file with values, styles and charts, against exceljs and hucre with the same cells.
import { readCells } from '#testing/xlsx/read-cells.ts';
import { cpuMsOf } from '../cpu-time.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { exceljsName, exceljsSheets, writeWithExceljs } from './exceljs.ts';
import { hucreName, hucreSheets, writeWithHucre } from './hucre.ts';
import { evaluatedModel, writeModel } from './written-model.ts';

const rounds = 7;
const goalTimes = { exceljs: 6, hucre: 3 };

/** How many cells hold something, so that nobody is measured writing less. */
function cellCount(file: Uint8Array): number {
  const sheets = [...readCells(file).values()];
  return sheets.reduce(
    (sum, cells) =>
      sum + [...cells.values()].filter(({ content, formula }) => content !== null || formula !== null).length,
    0,
  );
}

async function measured() {
  const model = evaluatedModel();
  const file = writeModel(model);
  const [forExceljs, forHucre] = [await exceljsSheets(file), await hucreSheets(file, model.workbook)];
  const counts = [file, await writeWithExceljs(forExceljs), await writeWithHucre(forHucre)].map(cellCount);
  if (new Set(counts).size > 1) throw new Error(`not the same cells: ${counts.join(', ')}`);
  return medians(
    {
      exceljs: () => cpuMsOf(() => writeWithExceljs(forExceljs)),
      hucre: () => cpuMsOf(() => writeWithHucre(forHucre)),
      ours: () => cpuMsOf(async () => writeModel(model)),
    },
    rounds,
  );
}

/** One interleaved run for both peers. */
let run: ReturnType<typeof measured> | null = null;

const against =
  (peer: 'exceljs' | 'hucre', name: string, what: string): Measurement =>
  async () => {
    run ??= measured();
    const ms = await run;
    return timesLess(
      `P3 write the full default model, 60 months, with styles ${what}, against ${peer}`,
      ms.get('ours') ?? Number.NaN,
      'ms of processor',
      { name, value: ms.get(peer) ?? Number.NaN },
      goalTimes[peer],
    );
  };

export const writeAgainstExceljs = against('exceljs', `${exceljsName}, without charts`, 'and charts');
export const writeAgainstHucre = against('hucre', hucreName, 'and charts');
