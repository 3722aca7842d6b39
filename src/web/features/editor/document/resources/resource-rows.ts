// Lays out a resource as table rows: its flows with their numbers per period and results, then its terms.
import { type Displayed, display, evaluationError, notAvailable } from '#formula/display.ts';
import { termValues } from '#template/period-values.ts';
import { type RelId, rels } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { inputValues } from '../drivers/input-values.ts';
import { weightsOf } from '../drivers/seasonal-patterns.ts';
import { driverUnits } from './driver-units.ts';
import { type FlowPart, flowPart } from './flow-part.ts';
import { flowsThatCount } from './funding.ts';
import {
  currencyName,
  type FlowView,
  formulaOf,
  type InputView,
  type LookupView,
  type ResourceView,
  type TermView,
} from './resource-view.ts';

/** A number, nothing, or why there is none. */
export type RowValue = Displayed | null;

interface RowBase {
  /** Unique among the rows of the resource. */
  readonly key: string;
}

export interface FlowRow extends RowBase {
  readonly kind: 'flow';
  readonly part: FlowPart;
}

export interface NumbersRow extends RowBase {
  readonly kind: 'variable' | 'total';
  /** Empty for a total, which has the same name everywhere. */
  readonly name: string;
  readonly units: string;
  /** Over all periods; null where a sum is meaningless. */
  readonly sum: RowValue;
  readonly values: readonly RowValue[];
}

export interface ReferenceRow extends RowBase {
  readonly kind: 'reference';
  readonly name: string;
  /** The id of what it reads. */
  readonly target: string;
}

export interface TermRow extends RowBase {
  readonly kind: 'term';
  readonly term: TermView['term'];
  readonly values: readonly RowValue[];
}

/** Of the months of any year, so they are under no period. */
export interface WeightsRow extends RowBase {
  readonly kind: 'weights';
  readonly name: string;
  readonly weights: readonly number[];
}

export interface LookupRow extends RowBase {
  readonly kind: 'lookup';
  readonly lookup: LookupView['lookup'];
  readonly chosen: string | null;
  /** The chosen resource no longer exists. */
  readonly isGone: boolean;
}

export type ResourceRow = FlowRow | NumbersRow | ReferenceRow | TermRow | WeightsRow | LookupRow;

/** More columns would not help; the sheet has them all. */
const maxShownPeriods = 15;

export const shownPeriods = ({ layout }: Template): number => Math.min(layout.cFcstColCount, maxShownPeriods);

/** Counted from 0. */
export const periodNumbers = (template: Template): readonly number[] =>
  Array.from({ length: shownPeriods(template) }, (_, period) => period);

/** Only where there are two. */
function flowHeading(resource: ResourceView, index: number): readonly FlowRow[] {
  const part = flowPart(resource, index);
  return part === null ? [] : [{ kind: 'flow', key: `${index}`, part }];
}

export function resourceRows(template: Template, resource: ResourceView): readonly ResourceRow[] {
  const shown = shownPeriods(template);
  const flows = flowsThatCount(resource.flows, resource.way).flatMap((flow): ResourceRow[] => [
    ...flowHeading(resource, flow.index),
    ...(resource.rel === 'seasonality' ? flow.inputs.map(weightsRow) : flowRows(template, resource, flow)),
  ]);
  const terms = resource.terms
    .filter(({ value }) => value !== '')
    .map(
      ({ term, value }): TermRow => ({
        kind: 'term',
        key: term,
        term,
        values: termValues(term, value, shown),
      }),
    );
  const lookups = resource.lookups.flatMap(({ lookup, chosenId, choices }): LookupRow[] => {
    const chosen = choices.find(({ id }) => id === chosenId)?.name ?? null;
    const isGone = chosenId !== null && chosen === null;
    return choices.length > 0 || isGone ? [{ kind: 'lookup', key: lookup, lookup, chosen, isGone }] : [];
  });
  return [...flows, ...lookups, ...terms];
}

function flowRows(template: Template, resource: ResourceView, flow: FlowView): readonly ResourceRow[] {
  const { rel } = resource;
  const periodCount = template.layout.cFcstColCount;
  const inputs = flow.inputs.map((input) => ({
    input,
    values: inputValues(template, {
      ...input,
      data: input.data === '' ? (input.baseData ?? '') : input.data,
    }),
  }));
  const stored = formulaOf(template, flow.formulaId);
  const isRead = (id: string) => flow.inputs.some((input) => input.variableId === id && input.isReference);
  const variables = (stored?.variables ?? []).map((variable) => ({
    ...variable,
    isReference: isRead(variable.id),
  }));
  const formula = { expression: flow.expression, variables, steps: stored?.steps ?? [] };
  const isEarned = inMoney(rel);
  const totals = Array.from({ length: periodCount }, (_, period) =>
    display(
      formula,
      Object.fromEntries(inputs.map(({ input, values }) => [input.variableId, values[period] ?? 0])),
    ),
  );
  const shown = shownPeriods(template);
  return [
    ...inputs.map(({ input, values }) => variableRow(flow, input, values.slice(0, shown))),
    {
      kind: 'total',
      key: `${flow.index}.total`,
      name: '',
      units: isEarned ? currencyName(template) : rateUnits(template, resource, flow),
      sum: isEarned ? sumOf(totals) : null,
      values: totals.slice(0, shown),
    },
  ];
}

const rateUnits = (template: Template, resource: ResourceView, flow: FlowView): string =>
  resource.rel === 'driver' ? driverUnits(template, resource) : (flow.inputs[0]?.units ?? '');

const weightsRow = ({ variableId, name, data }: InputView): WeightsRow => ({
  kind: 'weights',
  key: variableId,
  name,
  weights: weightsOf(data),
});

function variableRow(flow: FlowView, input: InputView, values: readonly number[]): ResourceRow {
  const { variableId, name, units, isReference } = input;
  const key = `${flow.index}.${variableId}`;
  if (!isReference) return { kind: 'variable', key, name, units, sum: null, values };
  return { kind: 'reference', key, name, target: input.lookupId ?? input.reference };
}

/** Rates and useful lives are not summed. */
export const inMoney = (rel: RelId): boolean => rels[rel].isRate !== true;

/** If one period has no value, the sum has none. */
export function sumOf(values: readonly Displayed[]): Displayed {
  if (values.includes(evaluationError)) return evaluationError;
  let sum = 0;
  for (const value of values) {
    if (typeof value !== 'number') return notAvailable;
    sum += value;
  }
  return sum;
}
