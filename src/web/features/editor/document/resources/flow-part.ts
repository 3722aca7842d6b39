// What a flow is, where a resource has two: inputs of both may have the same name.
import type { FlowId } from '#template/sections.ts';

export type FlowPart = 'drawdown' | 'repayment' | 'purchase' | 'sale';

/** Money goes out for an asset before it comes in, and the other way round for a loan or capital. */
export const partOfTwo = (first: FlowId | undefined, index: number): FlowPart => {
  if (first === 'expCash') return index === 0 ? 'purchase' : 'sale';
  return index === 0 ? 'drawdown' : 'repayment';
};

/** Null if there is only one flow, and so nothing to distinguish. */
export const flowPart = (flows: readonly { readonly id: FlowId }[], index: number): FlowPart | null =>
  flows.length < 2 ? null : partOfTwo(flows[0]?.id, index);
