// P3: the full default model as a file with values, styles and charts, against exceljs and hucre with the same cells.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { shipped } from '../shipped.ts';
import { type ContenderName, contenders } from './contenders.ts';
import { exceljsName } from './exceljs.ts';
import { hucreName } from './hucre.ts';
import { evaluatedModel } from './written-model.ts';

const run = promisify(execFile);
const rounds = 5;
const goalTimes = { exceljs: 4, hucre: 3 };

/** How many cells hold something, so that nobody is measured writing less. */
function cellCount(file: Uint8Array): number {
  const sheets = [...readCells(file).values()];
  return sheets.reduce(
    (sum, cells) =>
      sum + [...cells.values()].filter(({ content, formula }) => content !== null || formula !== null).length,
    0,
  );
}

/** In a process of its own: in one for all, each would clear away the memory that the one before has left. */
async function writingMs(program: string, writer: ContenderName): Promise<number> {
  const { stdout } = await run(process.execPath, [program, writer]);
  return Number(stdout);
}

async function measured() {
  const model = evaluatedModel();
  const counts: number[] = [];
  for (const prepare of Object.values(contenders)) counts.push(cellCount(await (await prepare(model))()));
  if (new Set(counts).size > 1) throw new Error(`not the same cells: ${counts.join(', ')}`);
  const program = await shipped('xlsx/write-often');
  return medians(
    {
      exceljs: () => writingMs(program, 'exceljs'),
      hucre: () => writingMs(program, 'hucre'),
      ours: () => writingMs(program, 'ours'),
    },
    rounds,
  );
}

/** One interleaved run for both peers. */
let both: ReturnType<typeof measured> | null = null;

const against =
  (peer: 'exceljs' | 'hucre', name: string, what: string): Measurement =>
  async () => {
    both ??= measured();
    const ms = await both;
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
