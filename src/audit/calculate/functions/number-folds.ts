// What functions keep while they go through numbers: a sum and a count, a product, the largest, the smallest.
import type { Fold, FoldState, ScalarStep } from '../runtime/fold.ts';
import { isError, throwError } from '../values/spreadsheet-error.ts';

type NumberStep = (state: FoldState, number: number) => void;

/** Of ranges and tables the numbers alone count; an error among them ends the work. */
const ofNumbers =
  (step: NumberStep): ScalarStep =>
  (state, scalar) => {
    if (typeof scalar === 'number') step(state, scalar);
    else if (isError(scalar)) throw throwError(scalar.error);
  };

interface NumberFold extends Fold {
  readonly add: NumberStep;
}

const foldOf = (name: string, first: number, add: NumberStep, join: Fold['join']): NumberFold => ({
  name,
  start: { first, second: 0 },
  step: ofNumbers(add),
  add,
  join,
});

/** `first` is the sum, `second` how many there were. */
const added = (name: string, term: (number: number) => number): NumberFold =>
  foldOf(
    name,
    0,
    (state, number) => {
      state.first += term(number);
      state.second += 1;
    },
    (state, { first, second }) => {
      state.first += first;
      state.second += second;
    },
  );

const extreme = (name: string, isBetter: (number: number, best: number) => boolean): NumberFold => {
  const add: NumberStep = (state, number) => {
    if (state.second === 0 || isBetter(number, state.first)) state.first = number;
    state.second += 1;
  };
  return foldOf(name, 0, add, (state, { first, second }) => {
    if (second === 0) return;
    if (state.second === 0 || isBetter(first, state.first)) state.first = first;
    state.second += second;
  });
};

export const numberFolds = {
  sum: added('sum', (number) => number),
  squares: added('squares', (number) => number * number),
  largest: extreme('largest', (number, best) => number > best),
  smallest: extreme('smallest', (number, best) => number < best),
  product: foldOf(
    'product',
    1,
    (state, number) => {
      state.first *= number;
      state.second += 1;
    },
    (state, { first, second }) => {
      state.first *= first;
      state.second += second;
    },
  ),
} as const;

const counting = (name: string, step: ScalarStep): Fold => ({
  name,
  start: { first: 0, second: 0 },
  step,
  join: (state, { first }) => {
    state.first += first;
  },
});

/** Errors are no numbers, and no reason to stop. */
export const countOfNumbers = counting('numbers', (state, scalar) => {
  if (typeof scalar === 'number') state.first += 1;
});

export const countOfValues = counting('values', (state) => {
  state.first += 1;
});

/** Each amount a period later than the one before, the first one after one period; `second` counts them. */
export function discounted(rate: number): NumberFold {
  const add: NumberStep = (state, number) => {
    state.second += 1;
    state.first += number * (1 + rate) ** -state.second;
  };
  const join: Fold['join'] = (state, { first, second }) => {
    state.first += first;
    state.second += second;
  };
  return { ...foldOf(`discounted ${rate}`, 0, add, join), isInOrder: true };
}
