// The direction of a flow's money, where a resource has two: inputs of both may have the same name.

export type FlowPart = 'drawdown' | 'repayment';

/** Null if there is only one flow, and so nothing to distinguish. */
export function flowPart(flowCount: number, index: number): FlowPart | null {
  if (flowCount < 2) return null;
  return index === 0 ? 'drawdown' : 'repayment';
}
