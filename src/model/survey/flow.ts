// What a flow of a resource is made of, once its formula and its numbers are read.
import type { Expression } from '#formula/expression.ts';
import type { FlowId } from '#template/sections.ts';
import type { Formula, Template, Variable } from '#template/template.ts';
import type { ModelInput } from '../inputs/model-input.ts';
import type { Resource } from './resource.ts';

/** The parts of a template that decide how its flows are read. */
export interface FlowContext {
  readonly template: Template;
  readonly periodCount: number;
  readonly currency: string;
  readonly scenarioNames: readonly string[];
  readonly periodsPerYear: 12 | 4 | 1;
  /** The fiscal years that periods start in. */
  readonly yearCount: number;
  /** The fiscal years that as many periods may touch, wherever they start. */
  readonly mostYears: number;
  /** The seasonal patterns that inputs may name. */
  readonly seasonIds: ReadonlySet<string>;
  /** What the variables of all flows read. */
  readonly referredRows: ReadonlySet<string>;
}

/** A variable with typed numbers. */
export interface FlowInput {
  readonly kind: 'input';
  readonly variable: Variable;
  readonly input: ModelInput;
}

/** A variable that reads another row. */
export interface FlowReference {
  readonly kind: 'reference';
  readonly variable: Variable;
  readonly target: string;
}

export type FlowVariable = FlowInput | FlowReference;

/** What is worked out before the total, in a row of its own. */
export interface FlowStep {
  readonly id: string;
  readonly name: string;
  /** Null for money. */
  readonly unit: string | null;
  readonly expression: Expression;
}

/** What a variable, a step or the total was before the first period. */
export interface FlowOpening {
  readonly row: string;
  readonly input: ModelInput;
}

export interface ReadyFlow {
  readonly resource: Resource;
  readonly id: FlowId;
  /** The resource's name, followed by the flow's where there are two. */
  readonly name: string;
  readonly formula: Formula;
  readonly expression: Expression;
  readonly variables: readonly FlowVariable[];
  readonly steps: readonly FlowStep[];
  readonly openings: readonly FlowOpening[];
  /** Variables of the formula that its expression leaves out and that other flows read. */
  readonly others: readonly FlowVariable[];
}

/** The formulas of the steps and of the total, in the order in which they are worked out. */
export const expressionsOf = ({ steps, expression }: Pick<ReadyFlow, 'steps' | 'expression'>) => [
  ...steps.map((step) => step.expression),
  expression,
];

export const isFlowInput = (variable: FlowVariable): variable is FlowInput => variable.kind === 'input';

export const inputsOf = (flow: ReadyFlow): readonly ModelInput[] =>
  [...[...flow.variables, ...flow.others].filter(isFlowInput), ...flow.openings].map(({ input }) => input);
