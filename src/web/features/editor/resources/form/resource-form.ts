// The state of a resource form, separate from the template: texts as typed, valid or not.
import {
  type LookupTermId,
  type NumberTermId,
  numberTermIds,
  type RelId,
  type ResourceSectionId,
  rels,
} from '#template/sections.ts';
import type { Formula, OtherAssumption, Template, Variable } from '#template/template.ts';
import { checkName, checkTaxName, checkValues, type FieldCheck } from '../../document/checks/field-checks.ts';
import { isNameTaken } from '../../document/checks/name-taken.ts';
import { formulasFor, type NewResource } from '../../document/resources/new-resource.ts';
import { freeReferences, type ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { firstLookup, formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';

export interface FlowForm {
  readonly formulaId: string;
  /** Typed texts by variable; the formula's default applies to the rest. */
  readonly values: Readonly<Record<string, string>>;
  /** The first scenario's numbers, used in other scenarios while nothing is typed. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** The rows that references read, by variable; otherwise the formula's default. */
  readonly references?: Readonly<Record<string, string>>;
}

export interface ResourceForm {
  /** Of an existing resource; absent for a new one. */
  readonly id?: string;
  readonly rel: RelId;
  readonly name: string;
  readonly flows: readonly FlowForm[];
  readonly terms: Readonly<Partial<Record<NumberTermId, string>>>;
  readonly lookups: Readonly<Partial<Record<LookupTermId, string>>>;
}

/** Shown in the form; the other terms are edited in the panel. */
export const askedTermsOf = (rel: RelId): readonly NumberTermId[] => {
  if (rel === 'equity') return ['dividend'];
  return rel === 'loan' ? ['interestmargin'] : [];
};

/** Of an existing resource: those of its kind, and what counts of the way in which it is repaid. */
export const changedTermsOf = ({ rel, terms }: ResourceForm): readonly NumberTermId[] =>
  numberTermIds.filter((term) => rels[rel].terms.includes(term) || terms[term] !== undefined);

/** An income tax is parsed from its text: a number in its name would be read as its rate. */
export const checkNameOf = (rel: RelId): FieldCheck => (rel === 'taxincome' ? checkTaxName : checkName);

/** Another resource of the section has this name: allowed, but hard to tell apart. */
export function hasNamesake(
  template: Template,
  sectionId: ResourceSectionId,
  { id, name }: ResourceForm,
): boolean {
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
    flows: rels[rel].flows.map((_, flowIndex) => newFlow(template, { id: null, rel, flowIndex }, formulaId)),
    terms: {},
    lookups: firstLookups(template, rel),
  };
}

function newFlow(template: Template, reader: ReferenceReader, formulaId: string): FlowForm {
  const formula = formulaOf(template, formulaId);
  const references = formula ? freeReferences(template, reader, formula) : {};
  return { formulaId, values: {}, ...(Object.keys(references).length > 0 && { references }) };
}

/** A form for the next resource: the same formulas, everything else empty. */
export const nextResourceForm = (template: Template, { rel, flows }: ResourceForm): ResourceForm => ({
  rel,
  name: '',
  flows: flows.map(({ formulaId }, flowIndex) => newFlow(template, { id: null, rel, flowIndex }, formulaId)),
  terms: {},
  lookups: firstLookups(template, rel),
});

const firstLookups = (template: Template, rel: RelId): ResourceForm['lookups'] =>
  Object.fromEntries(rels[rel].lookups.map((lookup) => [lookup, firstLookup(template, lookup) ?? '']));

export const withFlow = (form: ResourceForm, index: number, flow: FlowForm): ResourceForm => ({
  ...form,
  flows: form.flows.map((one, at) => (at === index ? flow : one)),
});

/** Typed numbers stay with their variable; unmatched ones go to the unmatched variables, in order. */
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
}

export function valuesForFormula(
  template: Template,
  reader: ReferenceReader,
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
  // Unreadable text stays visible or is dropped: hidden, it would keep the form from being saved.
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

/** For a new resource; the formula's defaults do not count as typed. */
export const hasTyped = ({ name, flows, terms }: ResourceForm): boolean =>
  [name, ...flows.flatMap(({ values }) => Object.values(values)), ...Object.values(terms)].some(
    (text) => text.trim() !== '',
  );

/** Unreadable numbers prevent saving. */
export const hasFault = ({ flows, terms }: ResourceForm): boolean =>
  [...flows.flatMap(({ values }) => Object.values(values)), ...Object.values(terms)].some(
    (text) => checkValues(text) !== null,
  );

/** Null while something is missing or wrong. */
export function newResourceOf(
  template: Template,
  sectionId: ResourceSectionId,
  form: ResourceForm,
): NewResource | null {
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
  for (const lookup of rels[rel].lookups) {
    const lookupId = lookups[lookup] ?? '';
    if (lookupId !== '') assumptions[lookup] = { name: lookup, lookupId };
  }
  return assumptions;
}
