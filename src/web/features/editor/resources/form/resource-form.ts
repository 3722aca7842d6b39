// A resource as it stands in a form, not yet in the template: texts as they are typed, right or not.
import type { LookupTermId, NumberTermId, RelId } from '#template/sections.ts';
import type { Formula, OtherAssumption, Template, Variable } from '#template/template.ts';
import { checkName, checkTaxName, checkValues, type FieldCheck } from '../../document/checks/field-checks.ts';
import { isNameTaken } from '../../document/checks/name-taken.ts';
import { formulasFor, type NewResource } from '../../document/resources/new-resource.ts';
import { freeReferences, type Reader } from '../../document/resources/reference-cycles.ts';
import { firstLookup, formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';
import { flowIdsOf, lookupsOf } from '../../document/resources/section-rules.ts';

export interface FlowForm {
  readonly formulaId: string;
  /** What was typed, by variable; the formula's own number stands for the rest. */
  readonly values: Readonly<Record<string, string>>;
  /** The first scenario's numbers where another is worked on, which stand in while nothing is typed. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** The rows that references read, by variable; the formula's own stand for the rest. */
  readonly references?: Readonly<Record<string, string>>;
}

export interface ResourceForm {
  /** Of the resource that is there; without it one is made. */
  readonly id?: string;
  readonly rel: RelId;
  readonly name: string;
  readonly flows: readonly FlowForm[];
  readonly terms: Readonly<Partial<Record<NumberTermId, string>>>;
  readonly lookups: Readonly<Partial<Record<LookupTermId, string>>>;
}

/** What is asked for at once; the other terms wait beside the resource. */
export const askedTermsOf = (rel: RelId): readonly NumberTermId[] => {
  if (rel === 'equity') return ['dividend'];
  return rel === 'loan' ? ['interestmargin'] : [];
};

/** A tax on profit is told by its words: a number in its name would be taken for its rate. */
export const checkNameOf = (rel: RelId): FieldCheck => (rel === 'taxincome' ? checkTaxName : checkName);

/** Another one of the section is called that: allowed, and hard to tell apart. */
export function hasNamesake(template: Template, sectionId: string, { id, name }: ResourceForm): boolean {
  const others = resourcesOf(template, sectionId).filter((one) => one.id !== id);
  return (
    name.trim() !== '' &&
    isNameTaken(
      others.map((one) => one.name),
      name,
    )
  );
}

export function emptyResourceForm(template: Template, rel: RelId): ResourceForm {
  const formulaId = formulasFor(template, rel)[0]?.id ?? '';
  return {
    rel,
    name: '',
    flows: flowIdsOf(rel).map((_, flowIndex) => newFlow(template, { id: null, rel, flowIndex }, formulaId)),
    terms: {},
    lookups: firstLookups(template, rel),
  };
}

function newFlow(template: Template, reader: Reader, formulaId: string): FlowForm {
  const formula = formulaOf(template, formulaId);
  const references = formula ? freeReferences(template, reader, formula) : {};
  return { formulaId, values: {}, ...(Object.keys(references).length > 0 && { references }) };
}

/** The next one after it: calculated the same way, with everything else anew. */
export const nextResourceForm = (template: Template, { rel, flows }: ResourceForm): ResourceForm => ({
  rel,
  name: '',
  flows: flows.map(({ formulaId }, flowIndex) => newFlow(template, { id: null, rel, flowIndex }, formulaId)),
  terms: {},
  lookups: firstLookups(template, rel),
});

const firstLookups = (template: Template, rel: RelId): ResourceForm['lookups'] =>
  Object.fromEntries(lookupsOf(rel).map((lookup) => [lookup, firstLookup(template, lookup) ?? '']));

export const withFlow = (form: ResourceForm, index: number, flow: FlowForm): ResourceForm => ({
  ...form,
  flows: form.flows.map((one, at) => (at === index ? flow : one)),
});

/** What was typed stays with its variable; what is left over goes to the variables left over, in order. */
export function withFormula(template: Template, reader: Reader, flow: FlowForm, formulaId: string): FlowForm {
  const formula = formulaOf(template, formulaId);
  const before = formulaOf(template, flow.formulaId);
  return formula ? valuesForFormula(template, reader, flow, { formula, before }) : { ...flow, formulaId };
}

interface FormulaChange {
  /** The template need not have it yet. */
  readonly formula: Formula;
  readonly before: Formula | undefined;
}

export function valuesForFormula(
  template: Template,
  reader: Reader,
  flow: FlowForm,
  { formula, before }: FormulaChange,
): FlowForm {
  const { references = {} } = flow;
  return {
    ...flow,
    formulaId: formula.id,
    values: carriedValues(flow.values, before?.variables ?? [], formula.variables),
    references: { ...references, ...freeReferences(template, reader, formula, references) },
  };
}

function carriedValues(
  typed: FlowForm['values'],
  known: readonly Variable[],
  next: readonly Variable[],
): FlowForm['values'] {
  const asked = next.filter(({ isReference }) => !isReference);
  const isAsked = (id: string) => asked.some((one) => one.id === id);
  const left = known.filter(({ id }) => typed[id] !== undefined && !isAsked(id));
  // What cannot be read stays in sight or goes: out of sight it would keep the form from being saved.
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(typed).filter(([id, text]) => isAsked(id) || checkValues(text) === null),
  );
  for (const { id } of asked) {
    const from = values[id] === undefined ? left.shift() : undefined;
    const text = from && typed[from.id];
    if (text !== undefined) values[id] = text;
  }
  return values;
}

/** Of one that is yet to be made; what its formula gives is nobody's typing. */
export const hasTyped = ({ name, flows, terms }: ResourceForm): boolean =>
  [name, ...flows.flatMap(({ values }) => Object.values(values)), ...Object.values(terms)].some(
    (text) => text.trim() !== '',
  );

/** Numbers that cannot be read keep it from being saved. */
export const hasFault = ({ flows, terms }: ResourceForm): boolean =>
  [...flows.flatMap(({ values }) => Object.values(values)), ...Object.values(terms)].some(
    (text) => checkValues(text) !== null,
  );

/** Null while something is missing or wrong. */
export function newResourceOf(template: Template, sectionId: string, form: ResourceForm): NewResource | null {
  if (checkNameOf(form.rel)(form.name) !== null || hasFault(form)) return null;
  const flows = form.flows.flatMap(({ formulaId, values, references = {} }) => {
    const formula = formulaOf(template, formulaId);
    return formula ? [{ formula, values, references }] : [];
  });
  if (flows.length < form.flows.length) return null;
  const { rel, name } = form;
  return { sectionId, rel, name: name.trim(), flows, otherAssumptions: assumptionsOf(form) };
}

function assumptionsOf({ rel, terms, lookups }: ResourceForm): Readonly<Record<string, OtherAssumption>> {
  const assumptions: Record<string, OtherAssumption> = {};
  for (const term of askedTermsOf(rel)) {
    const value = terms[term] ?? '';
    if (value !== '') assumptions[term] = { name: term, value };
  }
  for (const lookup of lookupsOf(rel)) {
    const lookupId = lookups[lookup] ?? '';
    if (lookupId !== '') assumptions[lookup] = { name: lookup, lookupId };
  }
  return assumptions;
}
