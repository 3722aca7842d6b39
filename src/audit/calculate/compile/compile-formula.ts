// Makes code of a whole formula: each node of its tree becomes a function, names are looked up once.
import type { Book } from '../../book/book.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';
import type { Code, Compiler, ScalarCode } from '../site/code.ts';
import { failed, unknown } from '../values/failure.ts';
import { withoutRounding } from '../values/operators.ts';
import { isScalar, type Scalar, Table } from '../values/value.ts';
import { compileCall } from './compile-call.ts';
import { compileBinary, compileUnary } from './compile-operator.ts';
import { compileCellRead, compileJoin, compileReference, type Home } from './compile-reference.ts';

/** Names that stand for names that stand for names. */
const deepestNames = 20;

const cannot = (reason: string): (() => never) => {
  return () => {
    throw unknown(reason);
  };
};

/** Trees of the workbook's names, and its sheets by title. */
export class Titles {
  private readonly sheets: ReadonlyMap<string, number>;
  private readonly formulas = new Map<string, string>();

  constructor({ sheets, names }: Book) {
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
}

class TreeCompiler implements Compiler {
  readonly isArray: boolean;
  private readonly titles: Titles;
  private readonly home: Home;
  private readonly locals: ReadonlyMap<string, number>;
  private readonly nameDepth: number;

  constructor(
    titles: Titles,
    home: Home,
    isArray: boolean,
    locals: ReadonlyMap<string, number> = new Map(),
    nameDepth = 0,
  ) {
    this.titles = titles;
    this.home = home;
    this.isArray = isArray;
    this.locals = locals;
    this.nameDepth = nameDepth;
  }

  inArrays(): Compiler {
    return this.isArray ? this : new TreeCompiler(this.titles, this.home, true, this.locals, this.nameDepth);
  }

  withLocal(name: string) {
    const place = Math.max(-1, ...this.locals.values()) + 1;
    const locals = new Map([...this.locals, [name.toLowerCase(), place]]);
    return {
      compiler: new TreeCompiler(this.titles, this.home, this.isArray, locals, this.nameDepth),
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
        const failure = failed(tree.error);
        return () => failure.value;
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
    return (site) => {
      const value = code(site);
      return isScalar(value) ? value : site.one(value);
    };
  }

  private name(name: string, sheetTitle: string | null): Code {
    const place = sheetTitle === null ? this.locals.get(name.toLowerCase()) : undefined;
    if (place !== undefined) return (site) => site.locals[place] ?? null;
    const sheet = sheetTitle === null ? this.home.sheet : this.titles.sheetNumber(sheetTitle);
    const formula = this.titles.formulaOf(name, sheet ?? -1);
    if (formula === undefined) {
      return () => {
        throw failed('#NAME?');
      };
    }
    if (this.nameDepth >= deepestNames) return cannot('names that stand for one another');
    const tree = parseFormula(formula);
    if ('fault' in tree) return cannot(`the name ${name}`);
    const home = { ...this.home, line: 1, column: 1 };
    return new TreeCompiler(this.titles, home, this.isArray, new Map(), this.nameDepth + 1).value(tree);
  }

  private table(lines: readonly (readonly FormulaTree[])[]): Code {
    const codes = lines.map((line) => line.map((tree) => this.scalar(tree)));
    const columnCount = codes[0]?.length ?? 0;
    return (site) =>
      new Table(
        codes.length,
        columnCount,
        codes.flatMap((line) => line.map((code): Scalar => code(site))),
      );
  }
}

/** A formula's own value; what only rounding leaves of its last sum is 0. */
export function compileFormula(tree: FormulaTree, home: Home, titles: Titles, isArray: boolean): ScalarCode {
  const compiler = new TreeCompiler(titles, home, isArray);
  if (!isArray && tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '-')) {
    const [left, right] = [compiler.scalar(tree.left), compiler.scalar(tree.right)];
    const sign = tree.operator === '+' ? 1 : -1;
    return (site) => withoutRounding(left(site), right(site), sign);
  }
  if (!isArray) return compiler.scalar(tree);
  const code = compiler.value(tree);
  return (site) => {
    const value = code(site);
    return isScalar(value) ? value : site.table(value).at(0, 0);
  };
}
