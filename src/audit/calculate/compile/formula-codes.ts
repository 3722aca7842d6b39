// A function for each formula of a workbook, compiled when it is first asked for and shared by cells with the same pattern.
import type { NamedSheets } from '../../book/book.ts';
import type { FormulaCell, FormulaPattern } from '../../formulas/indexing/formula-index.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';
import type { ScalarCode } from '../runtime/code.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import type { Value } from '../values/value.ts';
import { compileFormula, SheetIndexes } from './compile-formula.ts';
import { compileReference } from './compile-reference.ts';

/** Names that stand for names. */
const deepestNames = 20;

/** Addresses in texts are fixed, so it does not matter where they are read. */
const nowhere = { line: 1, column: 1 };

export class FormulaCodes {
  private readonly titles: SheetIndexes;
  private readonly plain = new Map<FormulaPattern, ScalarCode>();
  private readonly arrays = new Map<FormulaPattern, ScalarCode>();

  constructor(book: NamedSheets) {
    this.titles = new SheetIndexes(book);
  }

  of(formula: FormulaCell): ScalarCode {
    const { sheet, cell, pattern } = formula;
    const known = cell.isArray ? this.arrays : this.plain;
    const ready = known.get(pattern);
    if (ready) return ready;
    const { line, column } = cell;
    const home = { sheet, line, column, sheetNumber: this.titles.sheetNumber };
    const code = compileFormula(formula.tree, home, this.titles, cell.isArray);
    known.set(pattern, code);
    return code;
  }

  readonly rangeNamed = (text: string, sheet: number): Value => this.rangeOf(text, sheet, 0);

  private rangeOf(text: string, sheet: number, depth: number): Value {
    const tree = parseFormula(text);
    if ('fault' in tree || depth > deepestNames) throw throwError('#REF!');
    if (tree.kind === 'name') {
      const formula = this.titles.formulaOf(tree.name, sheet);
      if (formula === undefined) throw throwError('#REF!');
      return this.rangeOf(formula, sheet, depth + 1);
    }
    if (tree.kind !== 'reference') throw throwError('#REF!');
    const fixed = {
      ...tree,
      anchors: { firstLine: true, firstColumn: true, lastLine: true, lastColumn: true },
    };
    const home = { sheet, line: 1, column: 1, sheetNumber: this.titles.sheetNumber };
    return compileReference(fixed, home)(nowhere);
  }
}
