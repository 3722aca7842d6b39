// Writes the full default model once and prints by how many MB the memory of this process grew at its peak meanwhile.
import { readFileSync, writeFileSync } from 'node:fs';
import { exceljsSheets, writeWithExceljs } from './exceljs.ts';
import { hucreSheets, writeWithHucre } from './hucre.ts';
import { evaluatedModel, type WrittenModel, writeModel } from './written-model.ts';

type Write = () => Promise<Uint8Array>;

/** Each with its model in memory, ready to be written. */
const contenders: Readonly<Record<string, (model: WrittenModel) => Promise<Write>>> = {
  ours: async (model) => async () => writeModel(model),
  exceljs: async (model) => {
    const sheets = await exceljsSheets(writeModel(model));
    return () => writeWithExceljs(sheets);
  },
  hucre: async (model) => {
    const sheets = await hucreSheets(writeModel(model), model.workbook);
    return () => writeWithHucre(sheets);
  },
};

/** Linux keeps the peak of the memory that a process has had, and forgets it when told so. */
const forgetPeak = (): void => writeFileSync('/proc/self/clear_refs', '5');

function memoryMb(what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

const prepare = contenders[process.argv[2] ?? ''];
if (!prepare || !globalThis.gc)
  throw new Error(`node --expose-gc write-once.ts ${Object.keys(contenders).join(' | ')}`);
const write = await prepare(evaluatedModel());
globalThis.gc();
forgetPeak();
const before = memoryMb('VmRSS');
const file = await write();
const peak = memoryMb('VmHWM');
if (file.length === 0) throw new Error('nothing was written');
console.log(peak - before);
