// Changes cells of a written file: pasted numbers, and the values that formulas then have.
import { zipSync } from 'fflate';
import { expandSharedFormulas } from '#testing/xlsx/expand-shared-formulas.ts';
import { sheetParts } from '#testing/xlsx/read-cells.ts';

export interface CellChange {
  readonly sheet: string;
  readonly address: string;
  readonly value: number | string;
  /** The formula goes, as when a number is pasted over it. */
  readonly isPasted: boolean;
}

/** A text and a number that a formula comes to are kept in different ways. */
function changedCell(attributes: string, formula: string, { value, isPasted }: CellChange): string {
  const plain = attributes.replace(/\st="\w+"/, '');
  const type = typeof value === 'string' ? ' t="str"' : '';
  return `<c${plain}${type}>${isPasted ? '' : formula}<v>${value}</v></c>`;
}

const formulaCell = /<c((?:\s[\w:]+="[^"]*")*)>(<f[^>]*>[^<]*<\/f>|<f[^>]*\/>)(?:<v>[^<]*<\/v>)?<\/c>/g;

export function changeCells(parts: ReadonlyMap<string, string>, changes: readonly CellChange[]): Uint8Array {
  const bySheet = new Map<string, Map<string, CellChange>>();
  for (const change of changes) {
    const known = bySheet.get(change.sheet) ?? new Map<string, CellChange>();
    bySheet.set(change.sheet, known.set(change.address, change));
  }
  const changed = new Map(parts);
  for (const [sheet, name] of sheetParts(parts)) {
    const own = bySheet.get(sheet);
    if (!own) continue;
    // A pasted number may stand where others have their formula from.
    const xml = expandSharedFormulas(parts.get(name) ?? '');
    changed.set(
      name,
      xml.replace(formulaCell, (cell, attributes: string, formula: string) => {
        const change = own.get(/\sr="(\w+)"/.exec(attributes)?.[1] ?? '');
        return change ? changedCell(attributes, formula, change) : cell;
      }),
    );
  }
  const entries = [...changed].map(([name, text]) => [name, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 1 });
}
