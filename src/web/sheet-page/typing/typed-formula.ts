// Formulas as people type them: with the separators and the decimal mark of their language, and as files keep them.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';
import { heldName } from './function-names.ts';

/** Texts and titles in quotes, words and numbers, and single marks. */
const pieces = /"(?:[^"]|"")*"?|'(?:[^']|'')*'?|[\p{L}\d_$.?]+|./gsu;

const piecesOf = (formula: string): string[] => formula.match(pieces) ?? [];

const wholeNumber = /^\d+$/;
const partOfNumber = /^\d+(?:[eE]\d*)?$/;

/** What stands next after spaces. */
const nextAfter = (all: readonly string[], index: number): string | undefined =>
  all.slice(index + 1).find((piece) => piece.trim() !== '');

const isWord = /^\p{L}/u;

const isDecimalComma = (all: readonly string[], index: number): boolean =>
  all[index] === ',' &&
  wholeNumber.test(all[index - 1] ?? '') &&
  partOfNumber.test(all[index + 1] ?? '') &&
  // In 1,2,3 each comma is between two numbers, and none is a decimal mark.
  !(all[index - 2] === ',' && wholeNumber.test(all[index - 3] ?? '')) &&
  !(all[index + 2] === ',' && wholeNumber.test(all[index + 3] ?? ''));

/** Goes through the pieces of a formula, which may be in the braces of a table. */
function mapped(
  all: readonly string[],
  map: (piece: string, index: number, isInTable: boolean) => string,
): string {
  let depth = 0;
  return all
    .map((piece, index) => {
      if (piece === '{') depth += 1;
      if (piece === '}') depth -= 1;
      return map(piece, index, depth > 0);
    })
    .join('');
}

/** Brackets that were left open are closed at the end, as other spreadsheets do. */
function closed(all: readonly string[]): string[] {
  const count = (bracket: string) => all.filter((piece) => piece === bracket).length;
  return [...all, ...Array.from({ length: Math.max(0, count('(') - count(')')) }, () => ')')];
}

/** As files keep it; without the equals sign on both sides. */
export function formulaOfTyped(typed: string, language: Language): string {
  const all = closed(piecesOf(typed.trim()));
  let hasSemicolons = false;
  mapped(all, (piece, _, isInTable) => {
    hasSemicolons ||= piece === ';' && !isInTable;
    return piece;
  });
  const hasDecimalCommas = decimalMarks[language] === ',' || hasSemicolons;
  return mapped(all, (piece, index, isInTable) => {
    if (hasDecimalCommas && isDecimalComma(all, index)) return '.';
    if (isInTable && piece === '\\' && hasDecimalCommas) return ',';
    if (isWord.test(piece)) return heldName(piece, nextAfter(all, index));
    if (isInTable) return piece;
    return piece === ';' ? ',' : piece;
  });
}

/** As a person would type it. */
export function typedOfFormula(formula: string, language: Language): string {
  if (decimalMarks[language] === '.') return formula;
  return mapped(piecesOf(formula), (piece, _, isInTable) => {
    if (/^\d+\.\d+(?:[eE]\d*)?$/.test(piece)) return piece.replace('.', ',');
    if (piece !== ',') return piece;
    return isInTable ? '\\' : ';';
  });
}
