// Tests what the flows of a resource are called.
import { expect, it } from 'vitest';
import { flowPart } from './flow-part.ts';

const parts = (rel: 'loan' | 'equity' | 'fixedasset' | 'service', count: number) => {
  const flows = Array.from({ length: count }, () => null);
  return flows.map((_, index) => flowPart({ rel, flows }, index));
};

it('are drawn and repaid, paid in and paid back, or bought and sold', () => {
  expect(parts('loan', 2)).toEqual(['drawdown', 'repayment']);
  expect(parts('equity', 2)).toEqual(['contribution', 'return']);
  expect(parts('fixedasset', 2)).toEqual(['purchase', 'sale']);
});

it('need no name where there is one', () => {
  expect(parts('service', 1)).toEqual([null]);
});
