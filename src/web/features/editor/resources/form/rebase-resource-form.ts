// Rebases a resource form on the current template, keeping what was typed.

import { changedParts, noDriver } from '../../document/drivers/driver-texts.ts';
import { formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';
import { withFormula } from './change-form-formula.ts';
import type { ResourceEdit } from './edit-obstacle.ts';
import { formOfResource } from './form-of-resource.ts';
import type { FlowForm, ResourceForm } from './resource-form.ts';

interface RebasedForm {
  readonly before: ResourceForm;
  readonly form: ResourceForm;
}

/** The form as if it had been opened on the current template and the same had been typed. */
export function rebaseResourceForm({
  template,
  resource,
  before,
  after,
  scenario,
}: ResourceEdit): RebasedForm {
  const { id, sectionId, rel } = resource;
  const place = Math.max(scenario, 0);
  const view = resourcesOf(template, sectionId, place).find((one) => one.id === id);
  const now = view ? formOfResource(view) : before;
  const flows = now.flows.map((is, flowIndex) => {
    const [was, flow] = [before.flows[flowIndex], after.flows[flowIndex]];
    if (!was || !flow) return is;
    const isChosen = flow.formulaId !== was.formulaId && formulaOf(template, flow.formulaId) !== undefined;
    const values = changedTexts(was.values, flow.values);
    const cleared = flow.cleared === undefined ? {} : { cleared: flow.cleared };
    const typed = {
      ...is,
      formulaId: flow.formulaId,
      values,
      ...rebasedDrivers(is, was, flow),
      ...rebasedStarts(is, was, flow),
      ...cleared,
    };
    const formulaId = isChosen ? flow.formulaId : is.formulaId;
    const taken = withFormula(template, { id, rel, flowIndex }, typed, formulaId);
    const references = { ...taken.references, ...changedTexts(was.references ?? {}, flow.references ?? {}) };
    return { ...taken, references, values: { ...is.values, ...taken.values } };
  });
  return {
    before: now,
    form: {
      ...now,
      name: after.name === before.name ? now.name : after.name,
      units: (after.units === before.units ? now.units : after.units) ?? '',
      ...rebasedWay(now, before, after),
      flows,
      terms: { ...now.terms, ...changedTexts(before.terms, after.terms) },
      lookups: { ...now.lookups, ...changedTexts(before.lookups, after.lookups) },
    },
  };
}

function rebasedWay(now: ResourceForm, before: ResourceForm, after: ResourceForm): Pick<ResourceForm, 'way'> {
  const way = after.way === before.way ? now.way : after.way;
  return way === undefined ? {} : { way };
}

/** As they are now, with what was changed in the form. */
function rebasedDrivers(is: FlowForm, was: FlowForm, flow: FlowForm): Pick<FlowForm, 'drivers'> {
  const ids = [...new Set([is, flow].flatMap(({ drivers = {} }) => Object.keys(drivers)))];
  const of = ({ drivers = {} }: FlowForm, id: string) => drivers[id] ?? noDriver;
  const drivers = ids.map(
    (id) => [id, { ...of(is, id), ...changedParts(of(was, id), of(flow, id)) }] as const,
  );
  return ids.length === 0 ? {} : { drivers: Object.fromEntries(drivers) };
}

function rebasedStarts(is: FlowForm, was: FlowForm, flow: FlowForm): Pick<FlowForm, 'starts'> {
  const starts = { ...is.starts, ...changedTexts(was.starts ?? {}, flow.starts ?? {}) };
  return Object.keys(starts).length === 0 ? {} : { starts };
}

type Texts = Readonly<Record<string, string>>;

/** The texts that differ from the initial ones. */
const changedTexts = (was: Texts, is: Texts): Texts =>
  Object.fromEntries(Object.entries(is).filter(([key, text]) => text !== (was[key] ?? '')));
