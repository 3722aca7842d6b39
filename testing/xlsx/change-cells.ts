// Types other numbers into cells of a written file, as a person would in a spreadsheet program.
import { zipSync } from 'fflate';
import { sheetParts } from './read-cells.ts';
import { unpack } from './unpack.ts';

export interface ChangedCell {
  readonly sheet: string;
  readonly address: string;
  readonly value: number;
}

/** Cells of numbers alone: a formula stays what it is. */
function changed(xml: string, { sheet, address, value }: ChangedCell): string {
  const pattern = new RegExp(`(<c r="${address}"(?:\\s[\\w:]+="[^"]*")*>)<v>[^<]*</v></c>`);
  if (!pattern.test(xml)) throw new Error(`${sheet} ${address} holds no number`);
  return xml.replace(pattern, (_, opening: string) => `${opening}<v>${value}</v></c>`);
}

export function changeCells(file: Uint8Array, cells: readonly ChangedCell[]): Uint8Array {
  const parts = new Map(unpack(file));
  const named = sheetParts(parts);
  for (const cell of cells) {
    const part = named.get(cell.sheet) ?? '';
    parts.set(part, changed(parts.get(part) ?? '', cell));
  }
  return zipSync(Object.fromEntries([...parts].map(([name, text]) => [name, Buffer.from(text)])));
}
