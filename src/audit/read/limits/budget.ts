// Counts what a file makes the reader do, and refuses the file once a limit is passed.
import type { Limits } from './limits.ts';
import { refuse } from './refusal.ts';

type Counted = 'unpackedBytes' | 'cells' | 'elements' | 'textCharacters' | 'formulaCharacters';

export interface Budget {
  readonly limits: Limits;
  spend(kind: Counted, amount: number): void;
}

export function createBudget(limits: Limits): Budget {
  const spent: Record<Counted, number> = {
    unpackedBytes: 0,
    cells: 0,
    elements: 0,
    textCharacters: 0,
    formulaCharacters: 0,
  };
  return {
    limits,
    spend: (kind, amount) => {
      spent[kind] += amount;
      if (spent[kind] > limits[kind]) refuse(kind, { limit: limits[kind] });
    },
  };
}
