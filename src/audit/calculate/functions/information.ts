// Functions about the type of a value, and logical functions.
import type { FunctionDefinition, FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { toBoolean } from '../values/coerce.ts';
import { isError, throwError } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, type Scalar, type Value, ValueTable } from '../values/value.ts';
import { define } from './define.ts';

const asks = (question: (scalar: Scalar) => boolean): FunctionDefinition => ({
  ...define(1, 1, 's', (args) => question(args.scalar(0))),
  seesErrors: true,
});

const errorOrder = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'];

function errorType(scalar: Scalar): number {
  const place = isError(scalar) ? errorOrder.indexOf(scalar.error) : -1;
  if (place < 0) throw throwError('#N/A');
  return place + 1;
}

function asNumber(scalar: Scalar): Scalar {
  if (isError(scalar)) throw throwError(scalar.error);
  if (typeof scalar === 'boolean') return scalar ? 1 : 0;
  return typeof scalar === 'number' ? scalar : 0;
}

function typeOf(value: Value): number {
  if (value instanceof ValueTable) return 64;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 4;
  return isError(value) ? 16 : 1;
}

/** Truth values in arguments; texts in ranges do not count. */
function truths(context: FormulaContext, values: readonly Value[]): boolean[] {
  const found: boolean[] = [];
  for (const value of values) {
    if (isScalar(value)) {
      found.push(toBoolean(value));
      continue;
    }
    context.each(value, (scalar) => {
      if (scalar !== null && typeof scalar !== 'string') found.push(toBoolean(scalar));
      return false;
    });
  }
  if (found.length === 0) throw throwError('#VALUE!');
  return found;
}

const logical = (decide: (truths: readonly boolean[]) => boolean) =>
  define(1, 255, 'v', (args, context) => decide(truths(context, args.from(0))));

export const information: FunctionFamily = {
  ISNUMBER: asks((scalar) => typeof scalar === 'number'),
  ISTEXT: asks((scalar) => typeof scalar === 'string'),
  ISNONTEXT: asks((scalar) => typeof scalar !== 'string'),
  ISLOGICAL: asks((scalar) => typeof scalar === 'boolean'),
  ISBLANK: asks((scalar) => scalar === null),
  ISERROR: asks(isError),
  ISERR: asks((scalar) => isError(scalar) && scalar.error !== '#N/A'),
  ISNA: asks((scalar) => isError(scalar) && scalar.error === '#N/A'),
  ISREF: { ...define(1, 1, 'v', (args) => args.value(0) instanceof CellRange), seesErrors: true },
  'ERROR.TYPE': { ...define(1, 1, 's', (args) => errorType(args.scalar(0))), seesErrors: true },
  TYPE: {
    ...define(1, 1, 'v', (args, context) => {
      const value = args.value(0);
      return typeOf(value instanceof CellRange ? context.one(value) : value);
    }),
    seesErrors: true,
  },
  ISEVEN: define(1, 1, 's', (args) => args.whole(0) % 2 === 0),
  ISODD: define(1, 1, 's', (args) => args.whole(0) % 2 !== 0),
  N: define(1, 1, 's', (args) => asNumber(args.scalar(0))),
  NA: define(0, 0, 's', () => {
    throw throwError('#N/A');
  }),
  TRUE: define(0, 0, 's', () => true),
  FALSE: define(0, 0, 's', () => false),
  AND: logical((found) => found.every(Boolean)),
  OR: logical((found) => found.some(Boolean)),
  XOR: logical((found) => found.filter(Boolean).length % 2 === 1),
  NOT: define(1, 1, 's', (args) => !args.is(0)),
};
