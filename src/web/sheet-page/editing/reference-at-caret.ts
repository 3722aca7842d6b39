// Where a formula that is being typed can take a reference, and which of its references there are.

import { placeName } from '#web/sheet-page/state/cell-place.ts';
import type { CellArea, CellPlace } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { type FormulaToken, formulaTokens } from './formula-tokens.ts';
import { columnNumber } from './moved-formula.ts';

export const isFormula = (text: string): boolean => text.startsWith('=') || text.startsWith('+');

/** After these a reference may follow. */
const opening = /[=+\-*/^&<>(,;:{\s]$/;

/** Whether pointing at a cell would put its name in here. */
export function canPoint(text: string, caret: number): boolean {
  if (!isFormula(text)) return false;
  const before = text.slice(0, caret);
  const isInText = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return (
    !isInText && opening.test(before) && /^[\s)+\-*/^&<>,;}]*$|^[)+\-*/^&<>,;}\s]/.test(text.slice(caret))
  );
}

const quotedSheet = (title: string): string => `'${title.replaceAll("'", "''")}'!`;

/** `sheet` is the title of another sheet than the formula's own. */
export function areaName(area: CellArea, sheet: string | null): string {
  const first = placeName({ line: area.firstLine, column: area.firstColumn });
  const last = placeName({ line: area.lastLine, column: area.lastColumn });
  return `${sheet === null ? '' : quotedSheet(sheet)}${first === last ? first : `${first}:${last}`}`;
}

export interface NamedArea {
  readonly area: CellArea;
  /** Null for the formula's own sheet. */
  readonly sheet: string | null;
  readonly at: number;
  readonly end: number;
  /** The same cells have the same number. */
  readonly number: number;
}

/** A whole column or line is not drawn. */
function placeIn(text: string): CellPlace | null {
  const [, letters = '', digits = ''] = /^\$?([A-Za-z]+)\$?(\d+)$/.exec(text) ?? [];
  return letters === '' ? null : { column: columnNumber(letters), line: Number(digits) };
}

function sheetBefore(token: FormulaToken | undefined): string | null {
  if (token?.kind !== 'sheet') return null;
  const name = token.text.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

/** All references of a formula, in their order. */
export function referencesIn(formula: string): readonly NamedArea[] {
  const tokens = formulaTokens(formula);
  const numbers = new Map<string, number>();
  const found: NamedArea[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const from = token?.kind === 'reference' ? placeIn(token.text) : null;
    if (!token || !from) continue;
    const before = tokens[index - 1];
    const isRange = tokens[index + 1]?.text === ':' && tokens[index + 2]?.kind === 'reference';
    const end = isRange ? tokens[index + 2] : token;
    const to = end ? placeIn(end.text) : null;
    if (!end || !to) continue;
    if (isRange) index += 2;
    const at = before?.kind === 'sheet' ? before.at : token.at;
    const endAt = end.at + end.text.length;
    const key = formula.slice(at, endAt).replaceAll('$', '').toUpperCase();
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const area = {
      firstLine: Math.min(from.line, to.line),
      lastLine: Math.max(from.line, to.line),
      firstColumn: Math.min(from.column, to.column),
      lastColumn: Math.max(from.column, to.column),
    };
    found.push({ area, sheet: sheetBefore(before), at, end: endAt, number });
  }
  return found;
}
