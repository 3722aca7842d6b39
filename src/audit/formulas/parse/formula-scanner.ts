// Scans the text of a formula from left to right for words, strings and brackets.
import { isDigitCode, isSpaceCode, isWordCode } from './formula-characters.ts';

/** Why a formula cannot be read; caught where parsing began. */
export class FormulaSyntaxError extends Error {}

const errorWords = [
  ...['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#GETTING_DATA', '#SPILL!'],
  ...['#CALC!', '#FIELD!', '#BLOCKED!', '#CONNECT!', '#UNKNOWN!', '#BUSY!', '#PYTHON!', '#EXTERNAL!'],
];

const numberPattern = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;

export class FormulaScanner {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** The character that comes next, empty at the end. */
  get next(): string {
    return this.text.charAt(this.position);
  }

  fail(reason: string): never {
    throw new FormulaSyntaxError(`${reason} at character ${this.position + 1}`);
  }

  /** Whether there were any. */
  skipSpaces(): boolean {
    const start = this.position;
    while (isSpaceCode(this.text.charCodeAt(this.position))) this.position += 1;
    return this.position > start;
  }

  take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.position)) return false;
    this.position += mark.length;
    return true;
  }

  expect(mark: string): void {
    if (!this.take(mark)) this.fail(`Expected ${mark}`);
  }

  /** Where the word that begins at a place ends; the same place where there is none. */
  wordEnd(from: number): number {
    let end = from;
    while (end < this.text.length && isWordCode(this.text.charCodeAt(end))) end += 1;
    return end;
  }

  /** The word that comes next, empty where there is none. */
  word(): string {
    const end = this.wordEnd(this.position);
    const word = this.text.slice(this.position, end);
    this.position = end;
    return word;
  }

  startsNumber(): boolean {
    const code = this.text.charCodeAt(this.position);
    return isDigitCode(code) || (code === 46 && isDigitCode(this.text.charCodeAt(this.position + 1)));
  }

  number(): number {
    numberPattern.lastIndex = this.position;
    const found = numberPattern.exec(this.text)?.[0];
    if (found === undefined) return this.fail('Expected a number');
    this.position += found.length;
    if (this.wordEnd(this.position) > this.position) this.fail('A number runs into letters');
    return Number(found);
  }

  /** The text between quotes of this kind, in which a doubled quote is one quote. */
  quoted(quote: '"' | "'"): string {
    const start = this.position + 1;
    let end = start;
    for (;;) {
      end = this.text.indexOf(quote, end);
      if (end < 0) this.fail('A quote is not closed');
      if (this.text.charAt(end + 1) !== quote) break;
      end += 2;
    }
    this.position = end + 1;
    return this.text.slice(start, end).replaceAll(quote + quote, quote);
  }

  /** From a square bracket to the one that closes it; an apostrophe escapes the next character. */
  bracketed(): string {
    const start = this.position;
    let depth = 0;
    for (; !this.isAtEnd; this.position += 1) {
      const mark = this.next;
      if (mark === "'") this.position += 1;
      else if (mark === '[') depth += 1;
      else if (mark === ']') {
        depth -= 1;
        if (depth === 0) {
          this.position += 1;
          return this.text.slice(start, this.position);
        }
      }
    }
    return this.fail('A bracket is not closed');
  }

  /** The error value that comes next, or null. */
  error(): string | null {
    if (this.next !== '#') return null;
    const ahead = this.text.slice(this.position, this.position + 14).toUpperCase();
    const found = errorWords.find((word) => ahead.startsWith(word)) ?? null;
    if (found !== null) this.position += found.length;
    return found;
  }
}
