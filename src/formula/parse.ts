// Reads "name = expression" into a tree, or says what is wrong and in which column.
import type { Equation, Expression } from './expression.ts';
import { type Token, tokens } from './tokens.ts';

export type Parsed =
  | { readonly ok: true; readonly equation: Equation }
  | { readonly ok: false; readonly message: string; readonly column: number };

/** Deep enough for any formula a person types, shallow enough that hostile text cannot exhaust the stack. */
const maxDepth = 100;

class FormulaFault extends Error {
  readonly column: number;
  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

class Reader {
  private position = 0;
  private depth = 0;
  private readonly list: readonly Token[];

  constructor(list: readonly Token[]) {
    this.list = list;
  }

  private get next(): Token {
    const token = this.list[Math.min(this.position, this.list.length - 1)];
    if (token === undefined) throw new Error('the token list always ends with an end token');
    return token;
  }

  private get before(): string {
    return this.list[this.position - 1]?.text ?? 'the beginning';
  }

  private fail(expected: string): never {
    throw new FormulaFault(`expected ${expected} after '${this.before}'`, this.next.column);
  }

  private take(text: string): boolean {
    if (this.next.kind !== 'mark' || this.next.text !== text) return false;
    this.position += 1;
    return true;
  }

  equation(): Equation {
    const name = this.next;
    if (name.kind !== 'name') throw new FormulaFault("expected a name before '='", name.column);
    this.position += 1;
    if (!this.take('=')) this.fail("'='");
    const expression = this.sum();
    if (this.next.kind !== 'end') this.fail('an operator or the end');
    return { name: name.text, expression };
  }

  private sum(): Expression {
    let left = this.product();
    for (;;) {
      const operator = this.take('+') ? '+' : this.take('-') ? '-' : null;
      if (operator === null) return left;
      left = { kind: 'binary', operator, left, right: this.product() };
    }
  }

  private product(): Expression {
    let left = this.factor();
    for (;;) {
      const operator = this.take('*') ? '*' : this.take('/') ? '/' : null;
      if (operator === null) return left;
      left = { kind: 'binary', operator, left, right: this.factor() };
    }
  }

  private factor(): Expression {
    this.depth += 1;
    if (this.depth > maxDepth) {
      throw new FormulaFault('too many parentheses or signs inside one another', this.next.column);
    }
    const found = this.take('-') ? ({ kind: 'negate', operand: this.factor() } as const) : this.primary();
    this.depth -= 1;
    return found;
  }

  private primary(): Expression {
    if (this.take('(')) {
      const inner = this.sum();
      if (!this.take(')')) this.fail(')');
      return inner;
    }
    const token = this.next;
    if (token.kind === 'number') {
      this.position += 1;
      return { kind: 'number', value: Number(token.text) };
    }
    if (token.kind === 'name') {
      this.position += 1;
      return { kind: 'variable', id: token.text };
    }
    return this.fail('a number, a variable or (');
  }
}

export function parse(text: string): Parsed {
  try {
    return { ok: true, equation: new Reader(tokens(text)).equation() };
  } catch (error) {
    if (error instanceof FormulaFault) return { ok: false, message: error.message, column: error.column };
    throw error;
  }
}
