// Parses the formula of a cell, as stored in files, into a tree, or reports why it cannot.
import { type CellWord, cellWord, isCell } from './cell-word.ts';
import { isWordCode } from './formula-characters.ts';
import { deepestNesting, highestTree, longestFormulaChars } from './formula-limits.ts';
import { operatorAhead, tightness } from './formula-operators.ts';
import { FormulaScanner, FormulaSyntaxError } from './formula-scanner.ts';
import type { FormulaTree } from './formula-tree.ts';
import { readPrefix, type SheetPrefix } from './read-prefix.ts';
import { cellNode, cornerOf, here, isSingleCell, rangeNode } from './reference-node.ts';

export interface UnreadableFormula {
  readonly fault: string;
}

/** The text is read without its equals sign; the tree is relative to its own cell. */
export function parseFormula(text: string): FormulaTree | UnreadableFormula {
  if (text.length > longestFormulaChars) return { fault: `Longer than ${longestFormulaChars} characters` };
  try {
    return new FormulaParser(text).formula();
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { fault: error.message };
    throw error;
  }
}

type JoinOperator = ':' | ' ' | ',';

class FormulaParser {
  private readonly scanner: FormulaScanner;
  private nesting = 0;
  /** Of the tree read last. */
  private height = 0;

  constructor(text: string) {
    this.scanner = new FormulaScanner(text);
  }

  formula(): FormulaTree {
    this.scanner.skipSpaces();
    this.scanner.take('=');
    const tree = this.union();
    if (!this.scanner.isAtEnd) this.scanner.fail('Expected an operator or the end');
    return tree;
  }

  /** Inside parentheses a comma joins references; inside a call it separates arguments. */
  private union(): FormulaTree {
    let left = this.expression(1);
    while (this.scanner.take(',')) left = this.joined(left, ',', () => this.expression(1));
    return left;
  }

  private expression(loosest: number): FormulaTree {
    let left = this.percentage();
    for (;;) {
      const operator = operatorAhead(this.scanner);
      if (operator === null || tightness[operator] < loosest) return left;
      this.scanner.position += operator.length;
      const height = this.height;
      const right = this.expression(tightness[operator] + 1);
      left = { kind: 'binary', operator, left, right };
      this.grow(height);
    }
  }

  private percentage(): FormulaTree {
    let tree = this.signed();
    while (this.scanner.take('%')) {
      tree = { kind: 'unary', operator: '%', operand: tree };
      this.grow(0);
      this.scanner.skipSpaces();
    }
    return tree;
  }

  /** A sign binds tighter than any operator: -2^2 is 4. */
  private signed(): FormulaTree {
    this.scanner.skipSpaces();
    const operator = this.scanner.next;
    if (operator !== '+' && operator !== '-' && operator !== '@') return this.intersection();
    this.scanner.position += 1;
    const operand = this.nested(() => this.signed());
    this.grow(0);
    return { kind: 'unary', operator, operand };
  }

  private intersection(): FormulaTree {
    let left = this.range();
    while (this.scanner.skipSpaces() && isReference(left) && this.startsReference()) {
      left = this.joined(left, ' ', () => this.range());
    }
    return left;
  }

  private range(): FormulaTree {
    let left = this.postfixed();
    for (;;) {
      const { position } = this.scanner;
      this.scanner.skipSpaces();
      if (!this.scanner.take(':')) {
        this.scanner.position = position;
        return left;
      }
      this.scanner.skipSpaces();
      const whole = left;
      left = this.joined(left, ':', () => this.postfixed());
      if (left.kind === 'join') left = mergedRange(whole, left.right) ?? left;
    }
  }

  private joined(left: FormulaTree, operator: JoinOperator, read: () => FormulaTree): FormulaTree {
    const height = this.height;
    const right = read();
    this.grow(height);
    return { kind: 'join', operator, left, right };
  }

  /** What follows a value without a space: the mark of a spilled range, or the call of what a call gave. */
  private postfixed(): FormulaTree {
    let tree = this.operand();
    for (;;) {
      if (this.scanner.next === '#' && this.scanner.error() === null) {
        this.scanner.position += 1;
        tree = { kind: 'unary', operator: '#', operand: tree };
        this.grow(0);
      } else if (this.scanner.next === '(' && tree.kind === 'call') {
        const height = this.height;
        tree = { kind: 'call', name: '', args: [tree, ...this.args()] };
        this.grow(height);
      } else return tree;
    }
  }

  private operand(): FormulaTree {
    const { scanner } = this;
    this.height = 1;
    if (scanner.next === '(') return this.parenthesised();
    if (scanner.next === '{') return { kind: 'array', lines: this.arrayLines() };
    if (scanner.next === '"') return { kind: 'text', value: scanner.quoted('"') };
    const error = scanner.error();
    if (error !== null) return this.brokenReference(error);
    const prefix = readPrefix(scanner);
    if (prefix !== null) return this.prefixed(prefix);
    if (scanner.next === '[') return { kind: 'structured', text: scanner.bracketed() };
    if (scanner.startsNumber() && !this.startsLines()) return { kind: 'number', value: scanner.number() };
    return this.word(here);
  }

  private parenthesised(): FormulaTree {
    this.scanner.position += 1;
    const tree = this.nested(() => this.union());
    this.scanner.expect(')');
    return tree;
  }

  /** A reference that lost its sheet or cell keeps the rest of its text behind the error. */
  private brokenReference(error: string): FormulaTree {
    if (error === '#REF!' && !this.scanner.isAtEnd) {
      if (this.scanner.error() === null) this.scanner.word();
    }
    return { kind: 'error', error };
  }

  private prefixed(prefix: SheetPrefix): FormulaTree {
    const error = this.scanner.error();
    return error === null ? this.word(prefix) : this.brokenReference(error);
  }

  private word(prefix: SheetPrefix): FormulaTree {
    const { scanner } = this;
    const start = scanner.position;
    const word = scanner.word();
    if (word === '') scanner.fail('Expected a value');
    if (scanner.next === '(') return { kind: 'call', name: functionName(word), args: this.args() };
    if (scanner.next === '[') {
      return { kind: 'structured', text: word + scanner.bracketed() };
    }
    const cell = cellWord(word);
    if (isCell(cell)) return cellNode(prefix, cell);
    const whole = cell && this.wholeRange(prefix, cell);
    if (whole) return whole;
    if (prefix === here && /^true$/i.test(word)) return { kind: 'boolean', value: true };
    if (prefix === here && /^false$/i.test(word)) return { kind: 'boolean', value: false };
    if (word.includes('$') || /^[\d.]/.test(word)) {
      scanner.position = start;
      scanner.fail('Expected a cell');
    }
    return { kind: 'name', file: prefix.file, sheet: prefix.sheet, name: word.replace(/^_xlpm\./i, '') };
  }

  private wholeRange(prefix: SheetPrefix, one: CellWord): FormulaTree | null {
    const { scanner } = this;
    if (scanner.next !== ':') return null;
    const end = scanner.wordEnd(scanner.position + 1);
    const other = cellWord(scanner.text.slice(scanner.position + 1, end));
    const range = other && rangeNode(prefix, one, other);
    if (range) scanner.position = end;
    return range;
  }

  private startsLines(): boolean {
    const { text, position } = this.scanner;
    const end = this.scanner.wordEnd(position);
    if (text.charAt(end) !== ':') return false;
    const after = cellWord(text.slice(end + 1, this.scanner.wordEnd(end + 1)));
    return after !== null && after.column === 0 && cellWord(text.slice(position, end)) !== null;
  }

  private args(): (FormulaTree | null)[] {
    const { scanner } = this;
    scanner.expect('(');
    const args: (FormulaTree | null)[] = [];
    let highest = 0;
    for (;;) {
      scanner.skipSpaces();
      const isLeftOut = scanner.next === ',' || scanner.next === ')';
      if (isLeftOut) args.push(null);
      else args.push(this.nested(() => this.expression(1)));
      if (!isLeftOut) highest = Math.max(highest, this.height);
      if (!scanner.take(',')) break;
    }
    scanner.expect(')');
    this.height = 0;
    this.grow(highest);
    return args.length === 1 && args[0] === null ? [] : args;
  }

  private arrayLines(): FormulaTree[][] {
    const lines: FormulaTree[][] = [];
    do {
      this.scanner.position += lines.length === 0 ? 1 : 0;
      const line: FormulaTree[] = [];
      do {
        line.push(this.constant());
        this.scanner.skipSpaces();
      } while (this.scanner.take(','));
      lines.push(line);
    } while (this.scanner.take(';'));
    this.scanner.expect('}');
    this.height = 3;
    return lines;
  }

  private constant(): FormulaTree {
    const { scanner } = this;
    scanner.skipSpaces();
    if (scanner.next === '"') return { kind: 'text', value: scanner.quoted('"') };
    const error = scanner.error();
    if (error !== null) return { kind: 'error', error };
    const isNegative = scanner.take('-');
    if (!isNegative) scanner.take('+');
    if (scanner.startsNumber()) return { kind: 'number', value: scanner.number() * (isNegative ? -1 : 1) };
    const word = scanner.word().toUpperCase();
    if (isNegative || (word !== 'TRUE' && word !== 'FALSE')) scanner.fail('Expected a constant');
    return { kind: 'boolean', value: word === 'TRUE' };
  }

  private startsReference(): boolean {
    const { text, position, next } = this.scanner;
    if (next === "'" || next === '[' || next === '(' || next === '#') return true;
    return isWordCode(text.charCodeAt(position)) && (!this.scanner.startsNumber() || this.startsLines());
  }

  /** Parses a nested expression, unless it is nested too deeply. */
  private nested(read: () => FormulaTree): FormulaTree {
    this.nesting += 1;
    if (this.nesting > deepestNesting) this.scanner.fail(`More than ${deepestNesting} values in one another`);
    const tree = read();
    this.nesting -= 1;
    return tree;
  }

  /** Puts a node on top of the tree read last and, beside it, another of this height. */
  private grow(otherHeight: number): void {
    this.height = Math.max(this.height, otherHeight) + 1;
    if (this.height > highestTree) this.scanner.fail(`More than ${highestTree} operations in a row`);
  }
}

const isReference = ({ kind }: FormulaTree): boolean =>
  kind !== 'number' && kind !== 'text' && kind !== 'boolean' && kind !== 'array' && kind !== 'binary';

/** Functions newer than the file format are saved with a mark before their names. */
const functionName = (word: string): string =>
  word.toUpperCase().replace(/^(?:_XLFN\.|_XLWS\.|_XLUDF\.)+/, '');

/** Two corners with a colon between them are one reference, unless they are on different sheets. */
function mergedRange(left: FormulaTree, right: FormulaTree): FormulaTree | null {
  if (left.kind !== 'reference' || right.kind !== 'reference') return null;
  if (!isSingleCell(left) || !isSingleCell(right) || right.lastSheet !== null) return null;
  const isBare = right.sheet === null && right.file === null;
  const isSame = right.file === left.file && right.sheet?.toLowerCase() === left.sheet?.toLowerCase();
  return isBare || isSame ? rangeNode(left, cornerOf(left), cornerOf(right)) : null;
}
