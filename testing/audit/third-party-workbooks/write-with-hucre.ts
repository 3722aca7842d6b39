// A small model as somebody would write it with hucre, in the file formats it supports.
import { writeOds } from 'hucre/ods';
import { type WriteOptions, writeXlsx } from 'hucre/xlsx';

const model: WriteOptions = {
  sheets: [
    {
      name: 'Model',
      rows: [
        ['Month', 1, 2, 3],
        ['Sales', 100, null, null],
        ['Текст', 'a & b', true, null],
      ],
      cells: new Map([
        ['1,2', { formula: 'B2*1.05', formulaResult: 105 }],
        ['1,3', { formula: 'C2*1.05', formulaResult: 110.25 }],
        ['2,3', { formula: 'C2&"!"', formulaResult: '105!' }],
      ]),
    },
    { name: 'Hidden', rows: [['x']], hidden: true },
  ],
};

export const writeWithHucre = (more: Partial<WriteOptions> = {}): Promise<Uint8Array> =>
  writeXlsx({ ...model, ...more });

export const writeOpenDocument = (): Promise<Uint8Array> => writeOds(model);
