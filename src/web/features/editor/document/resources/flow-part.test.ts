// Tests what the flows of a resource are called.
import { expect, it } from 'vitest';
import { flowPart } from './flow-part.ts';

const parts = (...ids: ('incCash' | 'expCash')[]) => {
  const flows = ids.map((id) => ({ id }));
  return flows.map((_, index) => flowPart(flows, index));
};

it('are drawn and repaid, or bought and sold', () => {
  expect(parts('incCash', 'expCash')).toEqual(['drawdown', 'repayment']);
  expect(parts('expCash', 'incCash')).toEqual(['purchase', 'sale']);
});

it('need no name where there is one', () => {
  expect(parts('expCash')).toEqual([null]);
});
