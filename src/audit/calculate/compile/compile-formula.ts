// Compiles a whole formula: each node of its tree becomes a function, and names are resolved once.
import type { NamedSheets } from '../../book/book.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';
import type { Code, Compiler, ScalarCode } from '../runtime/code.ts';
import { tooMuchWork } from '../runtime/out-of-reach.ts';
import { withoutRounding } from '../values/operators.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, ValueTable } from '../values/value.ts';
import { compileCall } from './compile-call.ts';
import { compileBinary, compileUnary } from './compile-operator.ts';
import { compileCellRead, compileJoin, compileReference, type HomeCell } from './compile-reference.ts';

/** Of the formulas of names, counted anew for each sheet that uses them: compiled they take a hundred times as much memory. */
const mostNameCharacters = 2_000_000;

const cannot = (reason: string): (() => never) => {
  return () => {
    throw throwUncalculated(reason);
  };
};

/** Trees of the workbook's names, and its sheets by title. */
export class SheetIndexes {
  private readonly sheets: ReadonlyMap<string, number>;
  private readonly formulas = new Map<string, string>();
  /** By the formula, then by how it is read. */
  private readonly codes = new Map<string, Map<string, Code>>();
  private charactersLeft = mostNameCharacters;

  constructor({ sheets, names }: NamedSheets) {
    this.sheets = new Map(sheets.map(({ title }, index) => [title.toLowerCase(), index]));
    for (const { name, formula, sheet } of names) {
      this.formulas.set(`${sheet ?? ''}!${name.toLowerCase()}`, formula);
    }
  }

  readonly sheetNumber = (title: string): number | null => this.sheets.get(title.toLowerCase()) ?? null;

  formulaOf(name: string, sheet: number): string | undefined {
    const key = name.toLowerCase();
    return this.formulas.get(`${sheet}!${key}`) ?? this.formulas.get(`!${key}`);
  }

  /** What a formula of a name gives to formulas of a sheet: compiled once, and only when it is asked for, since names refer to names. */
  codeOf(formula: string, home: HomeCell, isArray: boolean, compile: () => Code): Code {
    const codes = this.codes.get(formula) ?? new Map<string, Code>();
    this.codes.set(formula, codes);
    const key = `${home.sheet} ${isArray}`;
    const known = codes.get(key);
    if (known) return known;
    let compiled: Code | null = null;
    const code: Code = (context) => {
      compiled ??= this.compiled(formula, compile);
      return context.named(compiled);
    };
    codes.set(key, code);
    return code;
  }

  private compiled(formula: string, compile: () => Code): Code {
    this.charactersLeft -= formula.length;
    if (this.charactersLeft < 0) throw throwUncalculated(tooMuchWork);
    return compile();
  }
}

class TreeCompiler implements Compiler {
  readonly isArray: boolean;
  private readonly titles: SheetIndexes;
  private readonly home: HomeCell;
  private readonly locals: ReadonlyMap<string, number>;

  constructor(
    titles: SheetIndexes,
    home: HomeCell,
    isArray: boolean,
    locals: ReadonlyMap<string, number> = new Map(),
  ) {
    this.titles = titles;
    this.home = home;
    this.isArray = isArray;
    this.locals = locals;
  }

  inArrays(): Compiler {
    return this.isArray ? this : new TreeCompiler(this.titles, this.home, true, this.locals);
  }

  withLocal(name: string) {
    const place = Math.max(-1, ...this.locals.values()) + 1;
    const locals = new Map([...this.locals, [name.toLowerCase(), place]]);
    return {
      compiler: new TreeCompiler(this.titles, this.home, this.isArray, locals),
      place,
    };
  }

  value(tree: FormulaTree): Code {
    switch (tree.kind) {
      case 'number':
      case 'text':
      case 'boolean': {
        const { value } = tree;
        return () => value;
      }
      case 'error': {
        const error = throwError(tree.error);
        return () => error.value;
      }
      case 'reference':
        return compileReference(tree, this.home);
      case 'name':
        return tree.file === null ? this.name(tree.name, tree.sheet) : cannot('another workbook');
      case 'structured':
        return cannot('a reference into a table');
      case 'unary':
        return compileUnary(this, tree);
      case 'binary':
        return compileBinary(this, tree);
      case 'join':
        return compileJoin(this, tree);
      case 'call':
        return compileCall(this, tree);
      case 'array':
        return this.table(tree.lines);
    }
  }

  scalar(tree: FormulaTree): ScalarCode {
    if (tree.kind === 'reference') return compileCellRead(tree, this.home);
    const code = this.value(tree);
    return (context) => {
      const value = code(context);
      return isScalar(value) ? value : context.one(value);
    };
  }

  private name(name: string, sheetTitle: string | null): Code {
    const place = sheetTitle === null ? this.locals.get(name.toLowerCase()) : undefined;
    if (place !== undefined) return (context) => context.locals[place] ?? null;
    const sheet = sheetTitle === null ? this.home.sheet : this.titles.sheetNumber(sheetTitle);
    const formula = this.titles.formulaOf(name, sheet ?? -1);
    if (formula === undefined) {
      return () => {
        throw throwError('#NAME?');
      };
    }
    return this.titles.codeOf(formula, this.home, this.isArray, () => {
      const tree = parseFormula(formula);
      if ('fault' in tree) return cannot(`the name ${name}`);
      const home = { ...this.home, line: 1, column: 1 };
      return new TreeCompiler(this.titles, home, this.isArray).value(tree);
    });
  }

  private table(lines: readonly (readonly FormulaTree[])[]): Code {
    const codes = lines.map((line) => line.map((tree) => this.scalar(tree)));
    const columnCount = codes[0]?.length ?? 0;
    return (context) =>
      new ValueTable(
        codes.length,
        columnCount,
        codes.flatMap((line) => line.map((code): Scalar => code(context))),
      );
  }
}

/** A formula's own value; what only rounding leaves of its last sum is 0. */
export function compileFormula(
  tree: FormulaTree,
  home: HomeCell,
  titles: SheetIndexes,
  isArray: boolean,
): ScalarCode {
  const compiler = new TreeCompiler(titles, home, isArray);
  if (!isArray && tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '-')) {
    const [left, right] = [compiler.scalar(tree.left), compiler.scalar(tree.right)];
    const sign = tree.operator === '+' ? 1 : -1;
    return (context) => withoutRounding(left(context), right(context), sign);
  }
  if (!isArray) return compiler.scalar(tree);
  const code = compiler.value(tree);
  return (context) => {
    const value = code(context);
    return isScalar(value) ? value : context.table(value).at(0, 0);
  };
}
