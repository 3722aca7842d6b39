// The state of a resource form, separate from the template: texts as typed, valid or not.

import type { MessageDescriptor } from 'react-intl';
import {
  type LookupTermId,
  type NumberTermId,
  numberTermIds,
  type RelId,
  type ResourceSectionId,
  rels,
} from '#template/sections.ts';
import type { Formula, OtherAssumption, Template, Variable } from '#template/template.ts';
import {
  checkAmount,
  checkName,
  checkTaxName,
  checkValues,
  type FieldCheck,
} from '../../document/checks/field-checks.ts';
import { isNameTaken } from '../../document/checks/name-taken.ts';
import { driverFault } from '../../document/drivers/driver-checks.ts';
import { type DriverTexts, driverOf, hasDriver } from '../../document/drivers/driver-texts.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import {
  flowsThatCount,
  type RepaymentWay,
  storedTerm,
  termsOfWay,
} from '../../document/resources/funding.ts';
import type { NewResource } from '../../document/resources/new-resource.ts';
import { freeReferences, type ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { isOneNumber } from '../../document/resources/resource-names.ts';
import { firstLookup, formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';
import { isStoredNumber, isStoredStart, type StoredFlow } from './stored-texts.ts';

export interface FlowForm {
  readonly formulaId: string;
  /** Typed texts by variable; the formula's default applies to the rest. */
  readonly values: Readonly<Record<string, string>>;
  /** The first scenario's numbers, used in other scenarios while nothing is typed. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** The rows that references read, by variable; otherwise the formula's default. */
  readonly references?: Readonly<Record<string, string>>;
  /** How numbers move, by variable, as typed; the others do not. */
  readonly drivers?: Readonly<Record<string, DriverTexts>>;
  /** What remembered rows were before the first period, by row, as typed. */
  readonly starts?: Readonly<Record<string, string>>;
  /** As it is in the template; absent for a new resource. */
  readonly stored?: StoredFlow;
  /** What was typed for a formula that was chosen before, and means nothing in this one. */
  readonly cleared?: readonly ClearedNumber[];
}

export interface ClearedNumber {
  readonly variable: Variable;
  /** Null where only the formula's own number stood there. */
  readonly text: string | null;
  readonly driver: DriverTexts;
  /** Whether it is a number for a year, however long a period is. */
  readonly isYearly: boolean;
  /** The row that was read in place of a number. */
  readonly row?: string;
}

export interface ResourceForm {
  /** Of an existing resource; absent for a new one. */
  readonly id?: string;
  readonly rel: RelId;
  readonly name: string;
  /** A name that nobody typed. */
  readonly suggestedName?: string;
  /** What the total of a driver counts. */
  readonly units?: string;
  readonly flows: readonly FlowForm[];
  /** How it is repaid, of a loan alone. */
  readonly way?: RepaymentWay;
  readonly terms: Readonly<Partial<Record<NumberTermId, string>>>;
  readonly lookups: Readonly<Partial<Record<LookupTermId, string>>>;
  /** The name and the terms as they are in the template; absent for a new resource. */
  readonly stored?: Pick<ResourceForm, 'name' | 'terms'>;
}

/** Only a driver counts something else than money. */
export const totalUnits = ({ rel, units = '' }: Pick<ResourceForm, 'rel' | 'units'>): string | null =>
  rel === 'driver' ? units : null;

/** Shown in the form; the other terms are edited in the panel. */
export const askedTermsOf = ({ rel, way = 'typed' }: ResourceForm): readonly NumberTermId[] => {
  if (rel === 'equity') return ['dividend'];
  return rel === 'loan' ? termsOfWay(way).filter((term) => term !== 'commitment') : [];
};

/** Of an existing resource: those of its kind, and what counts of the way in which it is repaid. */
export const changedTermsOf = ({ rel, way, terms }: ResourceForm): readonly NumberTermId[] =>
  way === undefined
    ? numberTermIds.filter((term) => rels[rel].terms.includes(term) || terms[term] !== undefined)
    : termsOfWay(way);

/** A name that was not touched stays as it is. */
export const nameFault = ({ rel, name, stored }: ResourceForm): MessageDescriptor | null =>
  stored?.name === name ? null : checkNameOf(rel)(name);

/** An income tax is parsed from its text: a number in its name would be read as its rate. */
const checkNameOf = (rel: RelId): FieldCheck => (rel === 'taxincome' ? checkTaxName : checkName);

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
    ...(rel === 'loan' && { way: 'typed' }),
    terms: {},
    lookups: firstLookups(template, rel),
  };
}

/** A sales tax is called the same nearly everywhere: the first one takes this name unless one is typed. */
export function withTaxName(template: Template, form: ResourceForm, taxName: string): ResourceForm {
  if (form.rel !== 'taxsales' || form.name.trim() !== '') return form;
  const named = { ...form, name: taxName, suggestedName: taxName };
  return hasNamesake(template, 'section_taxes', named) ? form : named;
}

export const typedName = ({ name, suggestedName }: Pick<ResourceForm, 'name' | 'suggestedName'>): string =>
  name === suggestedName ? '' : name;

function newFlow(template: Template, reader: ReferenceReader, formulaId: string): FlowForm {
  const formula = formulaOf(template, formulaId);
  const references = formula ? freeReferences(template, reader, formula) : {};
  return { formulaId, values: {}, ...(Object.keys(references).length > 0 && { references }) };
}

/** A form for the next resource: the same formulas, everything else empty. */
export const nextResourceForm = (template: Template, { rel, flows, way }: ResourceForm): ResourceForm => ({
  rel,
  ...(way !== undefined && { way }),
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

const driversOf = ({ drivers = {} }: FlowForm): readonly DriverTexts[] => Object.values(drivers);

/** For a new resource; the formula's defaults do not count as typed. */
export const hasTyped = ({ flows, terms, ...named }: ResourceForm): boolean =>
  flows.flatMap(driversOf).some(hasDriver) ||
  [
    typedName(named),
    ...flows.flatMap(({ values, starts = {} }) => [...Object.values(values), ...Object.values(starts)]),
    ...Object.values(terms),
  ].some((text) => text.trim() !== '');

export const numberFault = (flow: FlowForm, id: string, text: string): MessageDescriptor | null =>
  isStoredNumber(flow, id, text) ? null : checkValues(text);

export const startFault = (flow: FlowForm, row: string, text: string): MessageDescriptor | null =>
  isStoredStart(flow, row, text) ? null : checkAmount(text);

export function termFault({ terms, stored }: ResourceForm, term: NumberTermId): MessageDescriptor | null {
  const text = terms[term] ?? '';
  if (stored?.terms[term] === text) return null;
  return (isOneNumber(term) ? checkAmount : checkValues)(text);
}

const hasFlowFault = (flow: FlowForm): boolean =>
  [
    ...Object.entries(flow.drivers ?? {}).map(([id, texts]) => driverFault(texts, flow.stored?.drivers[id])),
    ...Object.entries(flow.starts ?? {}).map(([row, text]) => startFault(flow, row, text)),
    ...Object.entries(flow.values).map(([id, text]) => numberFault(flow, id, text)),
  ].some((fault) => fault !== null);

/** Unreadable numbers prevent saving, save those that were not touched. */
export const hasFault = (form: ResourceForm): boolean =>
  form.flows.some(hasFlowFault) || numberTermIds.some((term) => termFault(form, term) !== null);

/** Null while something is missing or wrong. */
export function newResourceOf(
  template: Template,
  sectionId: ResourceSectionId,
  form: ResourceForm,
): NewResource | null {
  if (nameFault(form) !== null || hasFault(form)) return null;
  const counted = flowsThatCount(form.flows, form.way).length;
  const flows = form.flows.flatMap(
    ({ formulaId, values, references = {}, drivers = {}, starts = {} }, index) => {
      const formula = formulaOf(template, formulaId);
      if (!formula) return [];
      if (index >= counted) return [{ formula, values: zeros(formula) }];
      return [{ formula, values, references, drivers: storedDrivers(drivers), starts }];
    },
  );
  if (flows.length < form.flows.length) return null;
  const { rel, name, units = '' } = form;
  const otherAssumptions = assumptionsOf(form);
  return { sectionId, rel, name: name.trim(), units: units.trim(), flows, otherAssumptions };
}

/** What does not count is nothing, should it ever count. */
const zeros = ({ variables }: Formula) => Object.fromEntries(variables.map(({ id }) => [id, '0']));

const storedDrivers = (drivers: Readonly<Record<string, DriverTexts>>) =>
  Object.fromEntries(
    Object.entries(drivers)
      .filter(([, texts]) => hasDriver(texts))
      .map(([id, texts]) => [id, driverOf(texts)]),
  );

function assumptionsOf(form: ResourceForm): Readonly<Record<string, OtherAssumption>> {
  const { rel, way = 'typed', terms, lookups } = form;
  const assumptions: Record<string, OtherAssumption> = {};
  if (way !== 'typed' && way !== 'line') assumptions.repayment = { name: 'repayment', value: way };
  for (const term of askedTermsOf(form)) {
    const value = storedTerm(term, terms[term] ?? '');
    if (value !== '') assumptions[term] = { name: term, value };
  }
  for (const lookup of rels[rel].lookups) {
    const lookupId = lookups[lookup] ?? '';
    if (lookupId !== '') assumptions[lookup] = { name: lookup, lookupId };
  }
  return assumptions;
}
