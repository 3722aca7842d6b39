// Shorthands for defining spreadsheet functions, with conversion of their arguments.
import type { FunctionDefinition } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { finite, fitting, toBoolean, toNumber, toText } from '../values/coerce.ts';
import { isError } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, type Value } from '../values/value.ts';

function checked(value: Scalar): Scalar {
  if (typeof value === 'number') return finite(value);
  return typeof value === 'string' ? fitting(value) : value;
}

/** A function of single numbers; those left out in the middle are 0. */
export const numeric = (
  least: number,
  most: number,
  calculate: (...numbers: number[]) => Scalar,
): FunctionDefinition => ({
  least,
  most,
  takes: 's',
  calculate: (args) => checked(calculate(...args.map((arg) => toNumber(arg ?? null)))),
});

/** A function of single values, converted as it needs them. */
export const textual = (
  least: number,
  most: number,
  calculate: (args: FunctionArguments, context: FormulaContext) => Scalar,
): FunctionDefinition => ({
  least,
  most,
  takes: 's',
  calculate: (args, context) => checked(calculate(new FunctionArguments(args, context), context)),
});

export const define = (
  least: number,
  most: number,
  takes: string,
  calculate: (args: FunctionArguments, context: FormulaContext) => Value,
): FunctionDefinition => ({
  least,
  most,
  takes,
  calculate: (args, context) => {
    const value = calculate(new FunctionArguments(args, context), context);
    return isScalar(value) ? checked(value) : value;
  },
});

/** The arguments of a call by their place, each as what the function needs. */
export class FunctionArguments {
  readonly all: readonly (Value | undefined)[];
  private readonly site: FormulaContext;

  constructor(all: readonly (Value | undefined)[], context: FormulaContext) {
    this.all = all;
    this.site = context;
  }

  get count(): number {
    return this.all.length;
  }

  has(place: number): boolean {
    return this.all[place] !== undefined;
  }

  value(place: number): Value {
    return this.all[place] ?? null;
  }

  scalar(place: number): Scalar {
    return this.site.one(this.value(place));
  }

  number(place: number, absent = 0): number {
    return this.has(place) ? toNumber(this.scalar(place)) : absent;
  }

  whole(place: number, absent = 0): number {
    return Math.trunc(this.number(place, absent));
  }

  text(place: number, absent = ''): string {
    if (!this.has(place)) return absent;
    const text = toText(this.scalar(place));
    this.site.spendText(text);
    return text;
  }

  is(place: number, absent = false): boolean {
    return this.has(place) ? toBoolean(this.scalar(place)) : absent;
  }

  from(place: number): readonly Value[] {
    return this.all.slice(place).map((value) => value ?? null);
  }
}

/**
 * Every number in arguments: of ranges and tables the numbers alone, of single values whatever is or means a number.
 * Stops at the first error.
 */
function eachNumber(
  context: FormulaContext,
  values: readonly Value[],
  visit: (number: number) => void,
): void {
  for (const value of values) {
    if (isScalar(value)) {
      visit(toNumber(value));
      continue;
    }
    context.each(value, (scalar) => {
      if (typeof scalar === 'number') visit(scalar);
      else if (isError(scalar)) toNumber(scalar);
      return false;
    });
  }
}

export function numbersIn(context: FormulaContext, values: readonly Value[]): number[] {
  const numbers: number[] = [];
  eachNumber(context, values, (number) => numbers.push(number));
  return numbers;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
