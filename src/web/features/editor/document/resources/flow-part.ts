// What a flow is, where a resource has two: inputs of both may have the same name.
import type { SectionResource, Template } from '#template/template.ts';

export type FlowPart = 'drawdown' | 'repayment' | 'contribution' | 'return' | 'purchase' | 'sale';

/** Money goes out for an asset before it comes in, and the other way round for a loan or capital. */
export function partOfTwo(rel: string | undefined, index: number): FlowPart {
  if (rel === 'fixedasset') return index === 0 ? 'purchase' : 'sale';
  if (rel === 'equity') return index === 0 ? 'contribution' : 'return';
  return index === 0 ? 'drawdown' : 'repayment';
}

interface WithFlows {
  readonly rel: string | undefined;
  readonly flows: readonly unknown[];
}

/** Null if there is only one flow, and so nothing to distinguish. */
export const flowPart = ({ rel, flows }: WithFlows, index: number): FlowPart | null =>
  flows.length < 2 ? null : partOfTwo(rel, index);

/** The same for a resource as its template holds it. */
export function flowPartIn({ data }: Template, resource: SectionResource, index: number): FlowPart | null {
  const rel = data.coreResources.find(({ id }) => id === resource.coreResource)?.rel;
  return flowPart({ rel, flows: resource.flows }, index);
}
