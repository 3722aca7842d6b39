// Short ways to describe functions of spreadsheets, with the turning of arguments into what they work on.
import type { FunctionDefinition } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { finite, toBoolean, toNumber, toText } from '../values/coerce.ts';
import { isError } from '../values/failure.ts';
import { isScalar, type Scalar, type Value } from '../values/value.ts';

const checked = (value: Scalar): Scalar => (typeof value === 'number' ? finite(value) : value);

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

/** A function of single texts and numbers, which it takes as it needs them. */
export const textual = (
  least: number,
  most: number,
  calculate: (args: Arguments) => Scalar,
): FunctionDefinition => ({
  least,
  most,
  takes: 's',
  calculate: (args, site) => checked(calculate(new Arguments(args, site))),
});

export const define = (
  least: number,
  most: number,
  takes: string,
  calculate: (args: Arguments, site: Site) => Value,
): FunctionDefinition => ({
  least,
  most,
  takes,
  calculate: (args, site) => {
    const value = calculate(new Arguments(args, site), site);
    return isScalar(value) ? checked(value) : value;
  },
});

/** The arguments of a call by their place, each as what the function needs. */
export class Arguments {
  readonly all: readonly (Value | undefined)[];
  private readonly site: Site;

  constructor(all: readonly (Value | undefined)[], site: Site) {
    this.all = all;
    this.site = site;
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
    return this.has(place) ? toText(this.scalar(place)) : absent;
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
 * The first error ends the walk.
 */
export function eachNumber(site: Site, values: readonly Value[], visit: (number: number) => void): void {
  for (const value of values) {
    if (isScalar(value)) {
      visit(toNumber(value));
      continue;
    }
    site.each(value, (scalar) => {
      if (typeof scalar === 'number') visit(scalar);
      else if (isError(scalar)) toNumber(scalar);
      return false;
    });
  }
}

export function numbersIn(site: Site, values: readonly Value[]): number[] {
  const numbers: number[] = [];
  eachNumber(site, values, (number) => numbers.push(number));
  return numbers;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
