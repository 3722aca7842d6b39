// Counts the work a file causes, and rejects the file once a limit is exceeded.
import type { ReadLimits } from './limits.ts';
import { refuse } from './refusal.ts';

type CountedResource = 'unpackedBytes' | 'cells' | 'elements' | 'textCharacters' | 'formulaCharacters';

export interface Budget {
  readonly limits: ReadLimits;
  spend(kind: CountedResource, amount: number): void;
}

export function createBudget(limits: ReadLimits): Budget {
  const spent: Record<CountedResource, number> = {
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
