// Evaluates the text of a formula directly, character by character, without building a tree.

type VariableLookup = (variable: string) => number;

const signs = '()=+-*/';

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
  private readonly look: VariableLookup;
  divisorsOfZero = 0;

  constructor(list: readonly string[], look: VariableLookup) {
    this.list = list;
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
      if (!this.takes(')')) throw new Error('Expected ).');
      return inside;
    }
    const word = this.list[this.place];
    if (word === undefined || signs.includes(word)) throw new Error('Expected a number or a name.');
    this.place++;
    return isNumber(word) ? Number(word) : this.look(word);
  }
}

export interface FormulaResult {
  readonly value: number;
  /** How many quotients are 0 because their divisor was. */
  readonly divisorsOfZero: number;
}

/** The value right of the first `=`, with a quotient of 0 where its divisor is 0. */
export function workOut(expression: string, look: VariableLookup): FormulaResult {
  const equals = expression.indexOf('=');
  const reading = new ParserState(words(expression.slice(equals + 1)), look);
  const value = reading.whole();
  return { value, divisorsOfZero: reading.divisorsOfZero };
}
