// Goes through the values of a range one by one and keeps two numbers: a sum, a count, the largest so far.
import type { Scalar } from '../values/value.ts';

export interface FoldState {
  first: number;
  second: number;
}

/** May throw a spreadsheet error, which then holds for every longer range. */
export type ScalarStep = (state: FoldState, scalar: Scalar) => void;

export interface Fold {
  /** The same for folds that do the same. */
  readonly name: string;
  readonly start: Readonly<FoldState>;
  /** Takes in a value that is not empty. */
  readonly step: ScalarStep;
  /** Takes in what another part of the values came to. */
  readonly join: (state: FoldState, other: Readonly<FoldState>) => void;
  /** Whether values count by their place, so that only the first part can be worked out apart. */
  readonly isInOrder?: boolean;
}
