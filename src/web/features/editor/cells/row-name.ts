// Which input of the template a row of the assumptions stands for, read from the row's id.
import { type FlowId, type NumberTermId, numberTermIds, rels } from '#template/sections.ts';
import type { DriverTextKey } from '../document/drivers/driver-checks.ts';
import { optionRows } from '../fields/field-goal.ts';

/** A part of how a number moves; `base` are its own numbers. */
export type InputPart = DriverTextKey | 'base';

export type RowName =
  | {
      readonly kind: 'input';
      readonly resourceId: string;
      readonly flowId: FlowId;
      readonly variableId: string;
      /** Null is the row that the model reads. */
      readonly part: InputPart | null;
      /** Counted from 0; null where the row is of all scenarios, or of the one that is shown. */
      readonly scenario: number | null;
      /** Of a row that holds one number of several: its year or month, counted from 0. */
      readonly at: number | null;
    }
  | { readonly kind: 'weight'; readonly resourceId: string; readonly at: number }
  | { readonly kind: 'term'; readonly resourceId: string; readonly term: NumberTermId }
  | { readonly kind: 'opening'; readonly resourceId: string }
  | {
      readonly kind: 'start';
      readonly resourceId: string;
      readonly flowId: FlowId;
      readonly variableId: string;
    }
  | { readonly kind: 'option'; readonly option: keyof typeof optionRows };

const parts: Readonly<Record<string, InputPart>> = {
  base: 'base',
  growth: 'rate',
  start: 'start',
  end: 'end',
  every: 'every',
  ramp_from: 'rampFrom',
  ramp_periods: 'rampPeriods',
};

const plain = (segment: string): string => segment.replaceAll('%2E', '.').replaceAll('%25', '%');

const flowIds: ReadonlySet<string> = new Set(Object.values(rels).flatMap(({ flows }) => flows));
const isFlowId = (id: string): id is FlowId => flowIds.has(id);
const isTermId = (id: string): id is NumberTermId => numberTermIds.some((term) => term === id);

const options = new Map(Object.entries(optionRows).map(([option, row]): [string, string] => [row, option]));
const isOption = (id: string): id is keyof typeof optionRows => Object.hasOwn(optionRows, id);

/** Null for a row that is worked out, and for what the workbook alone knows. */
export function rowName(rowId: string): RowName | null {
  const [sheet, owner = '', ...rest] = rowId.split('.').map(plain);
  if (sheet !== 'assumptions') return null;
  if (!owner.startsWith('@')) {
    const option = options.get(rowId);
    return option !== undefined && isOption(option) ? { kind: 'option', option } : null;
  }
  return ownedName(owner.slice(1), rest);
}

function ownedName(resourceId: string, rest: readonly string[]): RowName | null {
  const [first = '', second, third] = rest;
  if (first === 'opening' && rest.length === 1) return { kind: 'opening', resourceId };
  if (first === 'term' && second !== undefined)
    return isTermId(second) ? { kind: 'term', resourceId, term: second } : null;
  const month = /^weight_(\d+)$/.exec(first)?.[1];
  if (month !== undefined && rest.length === 1) return { kind: 'weight', resourceId, at: Number(month) - 1 };
  if (!isFlowId(first) || second === undefined) return null;
  if (second === 'opening' && third !== undefined && rest.length === 3)
    return { kind: 'start', resourceId, flowId: first, variableId: third };
  return inputName(resourceId, first, second, rest.slice(2));
}

/** After the variable: a part, then a year, then a scenario, each of which may be missing. */
function inputName(
  resourceId: string,
  flowId: FlowId,
  variableId: string,
  rest: readonly string[],
): RowName | null {
  const left = [...rest];
  const scenario = taken(left, 'scenario');
  const at = taken(left, 'year');
  const [part, ...others] = left;
  if (others.length > 0 || (part !== undefined && parts[part] === undefined)) return null;
  return { kind: 'input', resourceId, flowId, variableId, part: (part && parts[part]) || null, scenario, at };
}

function taken(segments: string[], word: string): number | null {
  const [before, number] = segments.slice(-2);
  if (before !== word || !/^\d+$/.test(number ?? '')) return null;
  segments.splice(-2);
  return Number(number) - 1;
}
