// Evaluates the text of a formula directly, character by character, without building a tree.

/** The value of a row in a period; that of period 0 is its opening. */
type RowLookup = (row: string, t: number) => number;

const signs = '()=+-*/,';

function words(text: string): string[] {
  const found: string[] = [];
  let word = '';
  for (const character of text) {
    if (!signs.includes(character)) {
      word += character;
      continue;
    }
    if (word.trim() !== '') found.push(word.trim());
    word = '';
    found.push(character);
  }
  if (word.trim() !== '') found.push(word.trim());
  return found;
}

const isNumber = (word: string): boolean => /^[0-9]*\.?[0-9]*$/.test(word) && /[0-9]/.test(word);

class ParserState {
  private place = 0;
  private readonly list: readonly string[];
  private readonly t: number;
  private readonly look: RowLookup;
  divisorsOfZero = 0;

  constructor(list: readonly string[], t: number, look: RowLookup) {
    this.list = list;
    this.t = t;
    this.look = look;
  }

  whole(): number {
    const result = this.sum();
    if (this.place < this.list.length) throw new Error(`Unexpected ${this.list[this.place]}.`);
    return result;
  }

  private takes(sign: string): boolean {
    if (this.list[this.place] !== sign) return false;
    this.place++;
    return true;
  }

  private sum(): number {
    let result = this.product();
    for (;;) {
      if (this.takes('+')) result = result + this.product();
      else if (this.takes('-')) result = result - this.product();
      else return result;
    }
  }

  private product(): number {
    let result = this.single();
    for (;;) {
      if (this.takes('*')) result = result * this.single();
      else if (this.takes('/')) {
        const divisor = this.single();
        if (divisor === 0) this.divisorsOfZero++;
        result = divisor === 0 ? 0 : result / divisor;
      } else return result;
    }
  }

  private single(): number {
    if (this.takes('-')) return -this.single();
    if (this.takes('+')) return this.single();
    if (this.takes('(')) {
      const inside = this.sum();
      this.needs(')');
      return inside;
    }
    const word = this.word();
    if (this.takes('(')) return this.functionOf(word);
    return isNumber(word) ? Number(word) : this.look(word, this.t);
  }

  private needs(sign: string): void {
    if (!this.takes(sign)) throw new Error(`Expected ${sign}.`);
  }

  private word(): string {
    const word = this.list[this.place];
    if (word === undefined || signs.includes(word)) throw new Error('Expected a number or a name.');
    this.place++;
    return word;
  }

  /** After the parenthesis that opens. */
  private functionOf(name: string): number {
    const value = name === 'min' || name === 'max' ? this.extreme(name) : this.memory(name);
    this.needs(')');
    return value;
  }

  private extreme(name: 'min' | 'max'): number {
    const one = this.sum();
    this.needs(',');
    const other = this.sum();
    return name === 'min' ? Math.min(one, other) : Math.max(one, other);
  }

  private memory(name: string): number {
    const { t } = this;
    const row = this.word();
    if (name === 'prev') return this.look(row, t - 1);
    if (name === 'sum') return this.sumOf(row, 1);
    this.needs(',');
    const n = this.sum();
    if (name === 'last') return this.sumOf(row, Math.max(1, t - n + 1));
    if (name !== 'ago') throw new Error(`There is no function ${name}.`);
    return t - n >= 1 ? this.look(row, t - n) : 0;
  }

  private sumOf(row: string, first: number): number {
    let sum = 0;
    for (let period = first; period <= this.t; period++) sum += this.look(row, period);
    return sum;
  }
}

export interface FormulaResult {
  readonly value: number;
  /** How many quotients are 0 because their divisor was. */
  readonly divisorsOfZero: number;
}

/** The value in period t right of the first `=`, if there is one, with a quotient of 0 where its divisor is 0. */
export function workOut(expression: string, t: number, look: RowLookup): FormulaResult {
  const equals = expression.indexOf('=');
  const reading = new ParserState(words(expression.slice(equals + 1)), t, look);
  const value = reading.whole();
  return { value, divisorsOfZero: reading.divisorsOfZero };
}
