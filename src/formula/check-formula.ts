// Checks a whole formula, its steps and its total, and says where what is wrong with it: the rules of the page and of the model.
import { type ExtremeName, extremeNames, type PastName, pastNames } from './expression.ts';
import { type FormulaFault, parse } from './parse.ts';
import { stepText } from './remembered-rows.ts';
import { type Token, tokens } from './tokens.ts';

/** The length of a year in periods, unless a variable or a step has the name. */
export const yearName = 'year';
/** The row of the formula itself. */
export const totalName = 'total';

export const functionNames: readonly (ExtremeName | PastName)[] = [...pastNames, ...extremeNames];

interface CheckedFormula {
  readonly variables: readonly { readonly id: string }[];
  readonly steps?: readonly { readonly id: string; readonly expression: string }[] | undefined;
  readonly expression: string;
  readonly billing?: string | undefined;
}

/** The number of a step, or one of the two other things that are written. */
export type FormulaPlace = number | 'total' | 'billing';

interface AtColumn {
  readonly place: FormulaPlace;
  readonly name: string;
  /** In the text as it is typed, from 1. */
  readonly column: number;
}

export type PlacedFault =
  | ({ readonly kind: 'unreadable'; readonly place: FormulaPlace } & FormulaFault)
  /** Neither a variable nor a step. */
  | ({ readonly kind: 'unknown' } & AtColumn)
  /** A step that is worked out later, which is only known of an earlier period. */
  | ({ readonly kind: 'later' } & AtColumn)
  /** Steps that read each other in the same period, from this one on. */
  | ({ readonly kind: 'circle'; readonly circle: readonly string[] } & AtColumn)
  /** The row that is being worked out. */
  | ({ readonly kind: 'itself' } & AtColumn)
  /** Another step, a variable or the total has the name of this step. */
  | { readonly kind: 'taken'; readonly place: number; readonly name: string }
  /** Nothing could read a step of this name. */
  | { readonly kind: 'no-name'; readonly place: number; readonly name: string }
  | { readonly kind: 'no-step'; readonly place: 'billing'; readonly name: string };

export interface ReadName {
  readonly name: string;
  readonly column: number;
  /** Whether it is read as it is now, or only as it was in an earlier period. */
  readonly isNow: boolean;
  /** Whether a function of the past reads it, which needs a row. */
  readonly isRow: boolean;
}

const isFunction = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.kind === 'name' && functionNames.some((name) => name === token.text) && next?.text === '(';

/** Every name right of the equals sign, even while the text cannot be parsed. */
export function namesRead(text: string): readonly ReadName[] {
  const all = tokens(text);
  const equals = all.findIndex(({ kind, text: mark }) => kind === 'mark' && mark === '=');
  const right = all.slice(equals + 1);
  return right.flatMap(({ kind, text: name, column }, at): ReadName[] => {
    if (kind !== 'name' || isFunction(right[at], right[at + 1])) return [];
    const [outer, mark] = [right[at - 2], right[at - 1]];
    const past = isFunction(outer, mark) ? pastNames.find((known) => known === outer?.text) : undefined;
    if (name === yearName && isSpan(right, at)) return [];
    return [{ name, column, isNow: past !== 'prev' && past !== 'ago', isRow: past !== undefined }];
  });
}

/** Behind the comma of a function that looks a number of periods back. */
const isSpan = (list: readonly Token[], at: number): boolean =>
  list[at - 1]?.text === ',' && isFunction(list[at - 4], list[at - 3]) && list[at - 3]?.text === '(';

/** What is written before the text of a step to read it. */
const prefixLength = (step: { readonly id: string; readonly expression: string }): number =>
  stepText(step).length - step.expression.length;

interface Written {
  readonly place: number | 'total';
  readonly own: string;
  readonly text: string;
  /** What the text is longer by than what was typed. */
  readonly prefix: number;
}

const writtenIn = ({ steps = [], expression }: CheckedFormula): readonly Written[] => [
  ...steps.map((step, place) => ({ place, own: step.id, text: stepText(step), prefix: prefixLength(step) })),
  { place: totalName, own: totalName, text: expression, prefix: 0 },
];

/** All that keeps a formula from being worked out, in the order of its steps. */
export function checkFormula(formula: CheckedFormula): readonly PlacedFault[] {
  const { steps = [], billing } = formula;
  const faults = writtenIn(formula).flatMap((written) => [
    ...(typeof written.place === 'number' ? nameFaults(formula, written.place) : []),
    ...textFaults(formula, written),
  ]);
  const isBilled = billing === undefined || steps.some(({ id }) => id === billing);
  return isBilled ? faults : [...faults, { kind: 'no-step', place: 'billing', name: billing }];
}

function nameFaults({ variables, steps = [] }: CheckedFormula, place: number): readonly PlacedFault[] {
  const name = steps[place]?.id ?? '';
  const [first, end] = tokens(name);
  const isName = first?.kind === 'name' && first.text === name && end?.kind === 'end';
  if (!isName) return [{ kind: 'no-name', place, name }];
  const others = [totalName, ...variables.map(({ id }) => id), ...steps.slice(0, place).map(({ id }) => id)];
  return others.includes(name) ? [{ kind: 'taken', place, name }] : [];
}

function textFaults(formula: CheckedFormula, { place, own, text, prefix }: Written): readonly PlacedFault[] {
  const parsed = parse(text);
  if (!parsed.ok) {
    const { ok: _ok, ...fault } = parsed;
    return [{ kind: 'unreadable', place, ...fault, column: Math.max(1, fault.column - prefix) }];
  }
  const seen = new Set<string>();
  return namesRead(text).flatMap((read): PlacedFault[] => {
    const kind = faultOf(formula, place, read);
    if (kind === null || seen.has(`${kind} ${read.name}`)) return [];
    seen.add(`${kind} ${read.name}`);
    const at = { place, name: read.name, column: read.column - prefix };
    if (kind !== 'later') return [{ kind, ...at }];
    const circle = circleOf(formula, own, read.name);
    return [circle ? { kind: 'circle', circle, ...at } : { kind, ...at }];
  });
}

function faultOf(
  { variables, steps = [] }: CheckedFormula,
  place: number | 'total',
  { name, isNow, isRow }: ReadName,
): 'unknown' | 'later' | 'itself' | null {
  if (variables.some(({ id }) => id === name)) return null;
  const step = steps.findIndex(({ id }) => id === name);
  if (step < 0 && name !== totalName) return name === yearName && !isRow ? null : 'unknown';
  if (!isNow) return null;
  if (step < 0) return place === totalName ? 'itself' : 'later';
  const own = place === totalName ? steps.length : place;
  if (step === own) return 'itself';
  return step < own ? null : 'later';
}

/** The way back from a later step to the one that reads it; null where there is none. */
function circleOf(formula: CheckedFormula, own: string, later: string): readonly string[] | null {
  const written = new Map(writtenIn(formula).map((one) => [one.own, one.text]));
  const visited = new Set<string>();
  const open: (readonly string[])[] = [[own, later]];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const at = way.at(-1) ?? '';
    if (at === own) return way;
    if (visited.has(at)) continue;
    visited.add(at);
    const next = namesRead(written.get(at) ?? '').filter(({ name, isNow }) => isNow && written.has(name));
    for (const { name } of next) open.push([...way, name]);
  }
  return null;
}
