// Reads each flow once per survey, since every sheet that shows a flow asks for it and parsing takes time.
import type { Flow } from '#template/template.ts';
import type { FlowContext } from './flow.ts';
import { type FlowResult, readFlow } from './read-flow.ts';
import type { Resource } from './resource.ts';

export type FlowReader = (resource: Resource, flow: Flow, flowName?: string) => FlowResult;

interface KnownFlow {
  readonly flow: Flow;
  readonly flowName: string | undefined;
  readonly result: FlowResult;
}

/** Its cache lives as long as the survey it was created for. */
export function flowReader(context: FlowContext): FlowReader {
  const known = new Map<Resource, KnownFlow[]>();
  return (resource, flow, flowName) => {
    const ofResource = known.get(resource) ?? [];
    known.set(resource, ofResource);
    const before = ofResource.find((one) => one.flow === flow && one.flowName === flowName);
    if (before) return before.result;
    const result = readFlow(resource, flow, context, flowName);
    ofResource.push({ flow, flowName, result });
    return result;
  };
}
