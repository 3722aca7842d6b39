// Who writes the full default model, each from what its own library keeps in memory.
import { exceljsSheets, writeWithExceljs } from './exceljs.ts';
import { hucreSheets, writeWithHucre } from './hucre.ts';
import { type WrittenModel, writeModel } from './written-model.ts';

export type ContenderName = 'ours' | 'exceljs' | 'hucre';

export type Write = () => Promise<Uint8Array>;

/** Each with its model in memory, ready to be written. */
export const contenders: Readonly<Record<ContenderName, (model: WrittenModel) => Promise<Write>>> = {
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

export const isContender = (name: string | undefined): name is ContenderName =>
  name !== undefined && name in contenders;
