// Reads and writes the cells of our own files.
import { shownText, xmlText } from '#render/xml-text.ts';
import { columnLetters } from '#workbook/columns.ts';
import { columnOf } from './addresses.ts';
import type { CellChange, ChangedValue } from './change.ts';
import { storedFormula } from './stored-formula.ts';

export interface CellXml {
  readonly column: number;
  /** Null where the cell has none of its own. */
  readonly style: string | null;
  /** Everything the cell is written as. */
  readonly whole: string;
  /** With its tags; empty where the cell has none. */
  readonly formula: string;
}

const cellPattern = /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;
const formulaPattern = /<f[^>]*\/>|<f[^>]*>[^<]*<\/f>/;

export const cellsIn = (rowXml: string): readonly CellXml[] =>
  [...rowXml.matchAll(cellPattern)].map(([whole, letters = '', attributes = '', inside = '']) => ({
    column: columnOf(letters),
    style: / s="(\d+)"/.exec(attributes)?.[1] ?? null,
    whole,
    formula: formulaPattern.exec(inside)?.[0] ?? '',
  }));

interface ValueXml {
  readonly type: string;
  readonly xml: string;
}

const nothing: ValueXml = { type: '', xml: '' };

/** A text beside a formula stands as it is; one that was typed is a text of the cell. */
function valueXml(value: ChangedValue, isOfFormula: boolean): ValueXml {
  if (value === null) return nothing;
  if (typeof value === 'number')
    return Number.isFinite(value) ? { type: '', xml: `<v>${value}</v>` } : nothing;
  if (typeof value === 'boolean') return { type: ' t="b"', xml: `<v>${value ? 1 : 0}</v>` };
  if (typeof value === 'object') return { type: ' t="e"', xml: `<v>${xmlText(value.error)}</v>` };
  if (isOfFormula) return { type: ' t="str"', xml: `<v>${shownText(value)}</v>` };
  return { type: ' t="inlineStr"', xml: `<is><t xml:space="preserve">${shownText(value)}</t></is>` };
}

interface PlacedChange {
  readonly line: number;
  readonly column: number;
  readonly style: string | null;
}

function written({ line, column, style }: PlacedChange, formula: string, value: ChangedValue): string {
  const { type, xml } = valueXml(value, formula !== '');
  const start = `<c r="${columnLetters(column)}${line}"${style === null ? '' : ` s="${style}"`}${type}`;
  return formula === '' && xml === '' ? `${start}/>` : `${start}>${formula}${xml}</c>`;
}

/** Undefined is a cell that was not there. `formula` is what it has now, with its tags. */
export function changedCell(
  place: Omit<PlacedChange, 'style'>,
  cell: CellXml | undefined,
  { content, value = null }: CellChange,
): string {
  const at = { ...place, style: cell?.style ?? null };
  if (content?.kind === 'value') return written(at, '', content.value);
  if (content?.kind === 'formula') {
    return written(at, `<f>${xmlText(storedFormula(content.formula))}</f>`, value);
  }
  // Only what a formula comes to is calculated; everything else stands as it was typed.
  return cell !== undefined && cell.formula === '' ? cell.whole : written(at, cell?.formula ?? '', value);
}
