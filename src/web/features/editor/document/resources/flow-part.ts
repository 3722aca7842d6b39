// Which way the money of a flow goes, where a resource has two: inputs of both may have the same name.

export type FlowPart = 'drawdown' | 'repayment';

/** Null where there is one flow alone, so that nothing is to be told apart. */
export function flowPart(flowCount: number, index: number): FlowPart | null {
  if (flowCount < 2) return null;
  return index === 0 ? 'drawdown' : 'repayment';
}
