// Gives a flow of a form another formula: numbers that mean the same stay, and the others wait until their formula is chosen again.
import { rememberedRows } from '#formula/remembered-rows.ts';
import { hasNumber, meansSame } from '#template/change-formula.ts';
import { yearlyVariables } from '#template/default-formulas.ts';
import type { Formula, Template, Variable } from '#template/template.ts';
import { checkAmount, checkValues } from '../../document/checks/field-checks.ts';
import { hasDriver, noDriver } from '../../document/drivers/driver-texts.ts';
import { freeReferences, type ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { type RenamedSteps, renamedVariables } from '../../document/resources/row-readers.ts';
import type { ClearedNumber, FlowForm } from './resource-form.ts';

export function withFormula(
  template: Template,
  reader: ReferenceReader,
  flow: FlowForm,
  formulaId: string,
): FlowForm {
  const formula = formulaOf(template, formulaId);
  const before = formulaOf(template, flow.formulaId);
  return formula ? valuesForFormula(template, reader, flow, { formula, before }) : { ...flow, formulaId };
}

interface FormulaChange {
  /** The template need not contain it yet. */
  readonly formula: Formula;
  readonly before: Formula | undefined;
  /** By the name that a step had, its new one. */
  readonly renamed?: RenamedSteps;
}

export function valuesForFormula(
  template: Template,
  reader: ReferenceReader,
  flow: FlowForm,
  { formula, before, renamed }: FormulaChange,
): FlowForm {
  const { values: _values, drivers: _drivers, starts: _starts, cleared: _cleared, ...kept } = flow;
  const own = typedFor(flow, before);
  const typed = [...own, ...(flow.cleared ?? [])];
  const isEdited = formula.id === before?.id;
  const carried = isEdited ? inOrder(own, formula) : bySense(typed, formula);
  const taken = new Set([...carried.values()]);
  const cleared = isEdited
    ? (flow.cleared ?? [])
    : typed.filter((one) => !taken.has(one) && isWorth(flow, one));
  const references = chosenRows(flow, before, carried);
  const starts = startsFor(flow, { formula, before, ...(renamed && { renamed }) });
  const drivers = [...carried].filter(([, { driver }]) => hasDriver(driver));
  return {
    ...kept,
    formulaId: formula.id,
    values: Object.fromEntries(
      [...carried].flatMap(([id, { text }]) => (text === null ? [] : [[id, text] as const])),
    ),
    references: { ...references, ...freeReferences(template, reader, formula, references) },
    ...(drivers.length > 0 && { drivers: Object.fromEntries(drivers.map(([id, one]) => [id, one.driver])) }),
    ...(starts.length > 0 && { starts: Object.fromEntries(starts) }),
    ...(cleared.length > 0 && { cleared }),
  };
}

/** A zero is no loss. */
const isWorth = ({ fallbacks = {} }: FlowForm, { variable, text, driver, row }: ClearedNumber): boolean =>
  row !== undefined ||
  hasDriver(driver) ||
  hasNumber(text || (fallbacks[variable.id] ?? null)) ||
  (text !== null && checkValues(text) !== null);

/** They stay by the names of their rows; what another formula does not ask for has no fault that nobody sees. */
function startsFor({ starts = {} }: FlowForm, { formula, before, renamed }: FormulaChange) {
  const asked = rememberedRows(formula);
  const isEdited = before !== undefined && formula.id === before.id;
  const names = isEdited
    ? new Map([...renamedVariables(before, formula, renamed), ...(renamed ?? [])])
    : null;
  return Object.entries(starts)
    .map(([row, text]) => [names?.get(row) ?? row, text] as const)
    .filter(([row, text]) => asked.includes(row) || checkAmount(text) === null);
}

function typedFor(
  { values, drivers = {}, references = {} }: FlowForm,
  before: Formula | undefined,
): readonly ClearedNumber[] {
  return (before?.variables ?? []).flatMap((variable) => {
    const text = values[variable.id] ?? null;
    const driver = drivers[variable.id] ?? noDriver;
    const row = references[variable.id];
    const isYearly = yearlyVariables(before?.id ?? '').includes(variable.id);
    if (variable.isReference || (text === null && !hasDriver(driver) && !row)) return [];
    return [{ variable, text, driver, isYearly, ...(row && { row }) }];
  });
}

/** The rows that references of both formulas read, and those read in place of numbers that mean the same. */
function chosenRows(
  { references = {} }: FlowForm,
  before: Formula | undefined,
  carried: Carried,
): Readonly<Record<string, string>> {
  const wasTyped = (id: string) =>
    before?.variables.some((one) => one.id === id && one.isReference !== true) === true;
  const kept = Object.entries(references).filter(([id]) => !wasTyped(id));
  const rows = [...carried].flatMap(([id, { row }]) => (row === undefined ? [] : [[id, row] as const]));
  return Object.fromEntries([...kept, ...rows]);
}

type Carried = ReadonlyMap<string, ClearedNumber>;

const asked = ({ variables }: Formula): readonly Variable[] =>
  variables.filter(({ isReference }) => !isReference);

function bySense(typed: readonly ClearedNumber[], formula: Formula): Carried {
  return new Map(
    asked(formula).flatMap((variable) => {
      // A salary a month is no salary a year.
      const isYearly = yearlyVariables(formula.id).includes(variable.id);
      const found = typed.find((one) => meansSame(one.variable, variable) && one.isYearly === isYearly);
      return found ? [[variable.id, found] as const] : [];
    }),
  );
}

/** A formula that is itself changed may call a quantity otherwise. */
function inOrder(typed: readonly ClearedNumber[], formula: Formula): Carried {
  const variables = asked(formula);
  const left = typed.filter(({ variable }) => !variables.some(({ id }) => id === variable.id));
  return new Map(
    variables.flatMap(({ id }) => {
      const found = typed.find(({ variable }) => variable.id === id) ?? left.shift();
      return found ? [[id, found] as const] : [];
    }),
  );
}
