// Parses "name = expression" into a tree, or reports the error and its column.
import {
  type Equation,
  type Expression,
  type ExtremeName,
  extremeNames,
  type PastName,
  type PeriodSpan,
  pastNames,
  takesSpan,
} from './expression.ts';
import { type Token, tokens } from './tokens.ts';

/** What the parser expected where it could not continue; worded in each language elsewhere. */
export type ExpectedToken =
  | 'name'
  | 'equals'
  | 'operator'
  | 'closing'
  | 'operand'
  | 'less-depth'
  | 'function'
  | 'row'
  | 'span'
  | 'comma';

export interface FormulaFault {
  readonly message: string;
  readonly column: number;
  readonly expected: ExpectedToken;
  /** What precedes that column; null at the beginning. */
  readonly after: string | null;
}

export type ParsedEquation =
  | { readonly ok: true; readonly equation: Equation }
  | ({ readonly ok: false } & FormulaFault);

/** Deep enough for any formula a person types, shallow enough that hostile text cannot exhaust the stack. */
const maxDepth = 100;

class Unreadable extends Error {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    super(fault.message);
    this.fault = fault;
  }
}

const words: Readonly<Record<Exclude<ExpectedToken, 'name' | 'less-depth' | 'function'>, string>> = {
  equals: "'='",
  operator: 'an operator or the end',
  closing: ')',
  operand: 'a number, a variable or (',
  row: 'a variable, a step or total',
  span: 'a whole number of at least 1 or year',
  comma: 'a comma',
};

const isExtreme = (name: string): name is ExtremeName => extremeNames.some((known) => known === name);
const isPast = (name: string): name is PastName => pastNames.some((known) => known === name);

function spanOf({ kind, text }: Token): PeriodSpan | null {
  if (kind === 'name') return text === 'year' ? 'year' : null;
  const span = Number(text);
  return kind === 'number' && Number.isInteger(span) && span >= 1 ? span : null;
}

class TokenReader {
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

  private fail(expected: keyof typeof words): never {
    const after = this.list[this.position - 1]?.text ?? null;
    const message = `expected ${words[expected]} after '${after ?? 'the beginning'}'`;
    throw new Unreadable({ message, column: this.next.column, expected, after });
  }

  private take(text: string): boolean {
    if (this.next.kind !== 'mark' || this.next.text !== text) return false;
    this.position += 1;
    return true;
  }

  equation(): Equation {
    const name = this.next;
    if (name.kind !== 'name') {
      const message = "expected a name before '='";
      throw new Unreadable({ message, column: name.column, expected: 'name', after: null });
    }
    this.position += 1;
    if (!this.take('=')) this.fail('equals');
    const expression = this.sum();
    if (this.next.kind !== 'end') this.fail('operator');
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
    this.enter();
    const found = this.take('-') ? ({ kind: 'negate', operand: this.factor() } as const) : this.primary();
    this.depth -= 1;
    return found;
  }

  private enter(): void {
    this.depth += 1;
    if (this.depth <= maxDepth) return;
    const message = 'too many parentheses or signs inside one another';
    throw new Unreadable({ message, column: this.next.column, expected: 'less-depth', after: null });
  }

  private primary(): Expression {
    if (this.take('(')) {
      const inner = this.sum();
      if (!this.take(')')) this.fail('closing');
      return inner;
    }
    const token = this.next;
    if (token.kind === 'number') {
      this.position += 1;
      return { kind: 'number', value: Number(token.text) };
    }
    if (token.kind === 'name') {
      this.position += 1;
      return this.take('(') ? this.call(token) : { kind: 'variable', id: token.text };
    }
    return this.fail('operand');
  }

  /** After the parenthesis that follows the name. */
  private call({ text: name, column }: Token): Expression {
    const expression = isExtreme(name) ? this.extreme(name) : isPast(name) ? this.past(name) : null;
    if (expression === null) {
      const message = `there is no function '${name}'`;
      throw new Unreadable({ message, column, expected: 'function', after: name });
    }
    if (!this.take(')')) this.fail('closing');
    return expression;
  }

  private extreme(name: ExtremeName): Expression {
    this.enter();
    const left = this.sum();
    if (!this.take(',')) this.fail('comma');
    const right = this.sum();
    this.depth -= 1;
    return { kind: 'extreme', name, left, right };
  }

  private past(name: PastName): Expression {
    const row = this.next;
    if (row.kind !== 'name') this.fail('row');
    this.position += 1;
    if (!takesSpan(name)) return { kind: 'past', name, row: row.text, span: null };
    if (!this.take(',')) this.fail('comma');
    const span = spanOf(this.next);
    if (span === null) this.fail('span');
    this.position += 1;
    return { kind: 'past', name, row: row.text, span };
  }
}

export function parse(text: string): ParsedEquation {
  try {
    return { ok: true, equation: new TokenReader(tokens(text)).equation() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, ...error.fault };
    throw error;
  }
}
