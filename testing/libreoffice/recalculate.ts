// Has LibreOffice recalculate one workbook and returns its cells.
import { type ReadSheets, readCells } from '#testing/xlsx/read-cells.ts';
import { resave } from './resave.ts';

export async function recalculate(file: Uint8Array): Promise<ReadSheets> {
  const [saved] = await resave([file]);
  if (!saved) throw new Error('every file comes back');
  return readCells(saved);
}
