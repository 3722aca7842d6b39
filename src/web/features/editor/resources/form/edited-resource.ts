// Saves a resource form into the template as one step: only what was changed in the form changes there.

import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { rememberedRows } from '#formula/remembered-rows.ts';
import { type LookupTermId, type NumberTermId, rels } from '#template/sections.ts';
import type { ForecastEntry, SectionResource, Template, Variable } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { changedParts, driverTextsOf, noDriver } from '../../document/drivers/driver-texts.ts';
import { type PlacedNumbers, putDriver, putNumbers } from '../../document/drivers/put-driver.ts';
import { putWay } from '../../document/edits/funding-edits.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { applyFormula } from '../../document/resources/apply-formula.ts';
import { storedTerm } from '../../document/resources/funding.ts';
import { mutableCore, mutableResource } from '../../document/resources/mutable-resource.ts';
import { formulaOf, hasScenarios } from '../../document/resources/resource-view.ts';
import { putStarts } from '../../document/resources/start-edits.ts';
import { knownScenarios } from '../../document/scenarios/scenario-names.ts';
import { editObstacle, type ResourceEdit } from './edit-obstacle.ts';
import {
  changedTermsOf,
  type FlowForm,
  hasFault,
  nameFault,
  type ResourceForm,
  totalUnits,
} from './resource-form.ts';

const labels = defineMessages({ edit: { id: 'step.edit-item' } });

/** Null while something in the form is missing or wrong, or would be lost. */
export function saveEditedResource(edit: ResourceEdit): DocumentChange | null {
  const { resource, before, after } = edit;
  if (nameFault(after) !== null || hasFault(after) || editObstacle(edit)) return null;
  return {
    label: {
      message: labels.edit,
      values: { item: resource.name },
      ...(hasOtherNumbers(before, after) && { scenario: edit.scenario }),
    },
    recipe: (draft) => {
      const core = mutableCore(draft, resource);
      const mutable = mutableResource(draft, resource);
      if (!core || !mutable) return;
      if (after.name !== before.name) core.name = after.name.trim();
      if (after.units !== before.units) mutable.units = after.units?.trim() ?? '';
      after.flows.forEach((flow, index) => {
        const was = before.flows[index];
        if (was) saveFlow(draft, mutable, { edit, index, was, flow });
      });
      saveAssumptions(mutable, edit);
    },
  };
}

/** Whether numbers were typed, which belong to one scenario. */
const hasOtherNumbers = (before: ResourceForm, after: ResourceForm): boolean =>
  after.flows.some(({ values, drivers }, index) => {
    const was = before.flows[index];
    const isTyped = Object.entries(values).some(([id, text]) => text !== was?.values[id]);
    return isTyped || !isSameValue(drivers ?? {}, was?.drivers ?? {});
  });

interface FlowEdit {
  readonly edit: ResourceEdit;
  readonly index: number;
  readonly was: FlowForm;
  readonly flow: FlowForm;
}

function saveFlow(
  draft: Draft<Template>,
  mutable: Draft<SectionResource>,
  { edit, index, was, flow }: FlowEdit,
): void {
  const { template, resource, scenario } = edit;
  const formula = formulaOf(template, flow.formulaId);
  const hasNewFormula = flow.formulaId !== was.formulaId;
  const stored = mutable.flows[index];
  if (!stored || !formula) return;
  if (hasNewFormula) {
    const reader = { id: resource.id, rel: resource.rel, flowIndex: index };
    mutable.flows[index] = castDraft(applyFormula(stored, { template, reader, formula }));
  }
  saveStarts(draft, mutable, { edit, index, was, flow });
  for (const variable of formula.variables) {
    const entry = mutable.flows[index]?.fcst.find((one) => one.variable === variable.id);
    if (!entry) continue;
    const typed = { was, flow, isOther: hasNewFormula };
    saveReference(entry, variable, typed);
    if (!variable.isReference && !flow.references?.[variable.id]) {
      const place = { place: hasScenarios(resource.sectionId) ? scenario : 0, known: knownScenarios(draft) };
      saveNumbers(entry, place, numbersFor(variable, typed));
      saveDriver(entry, place, variable, typed);
    }
  }
}

/** With another formula the form shows all that stands; otherwise only what was changed is written. */
function saveStarts(
  draft: Draft<Template>,
  mutable: Draft<SectionResource>,
  { edit: { template, resource, after }, index, was, flow }: FlowEdit,
): void {
  const formula = formulaOf(template, flow.formulaId);
  const held = mutable.flows[index];
  if (!formula || !held) return;
  const isOther = flow.formulaId !== was.formulaId;
  const rows = rememberedRows(formula).filter((row) => isOther || flow.starts?.[row] !== was.starts?.[row]);
  const texts = Object.fromEntries(rows.map((row) => [row, flow.starts?.[row] ?? '']));
  putStarts(draft, held, { owner: resource, formula, texts, totalUnits: totalUnits(after) });
}

interface TypedFlow {
  readonly was: FlowForm;
  readonly flow: FlowForm;
  /** Whether another formula was chosen. */
  readonly isOther: boolean;
}

/** Undefined if nothing was changed. */
function numbersFor({ id, value }: Variable, { was, flow, isOther }: TypedFlow): string | undefined {
  if (isOther) return flow.values[id] ?? value;
  return flow.values[id] === was.values[id] ? undefined : flow.values[id];
}

const saveNumbers = (entry: Draft<ForecastEntry>, place: PlacedNumbers, text: string | undefined): void => {
  if (text !== undefined) putNumbers(entry, text, place);
};

/** Only what was changed: another part may have been changed elsewhere meanwhile. */
function saveDriver(
  entry: Draft<ForecastEntry>,
  place: PlacedNumbers,
  { id }: Variable,
  { was, flow }: TypedFlow,
): void {
  const [before, after] = [was.drivers?.[id] ?? noDriver, flow.drivers?.[id] ?? noDriver];
  const changed = changedParts(before, after);
  if (Object.keys(changed).length === 0) return;
  putDriver(entry, { ...driverTextsOf(entry, place.place), ...changed }, place);
}

function saveReference(
  entry: Draft<ForecastEntry>,
  { id, reference }: Variable,
  { was, flow, isOther }: TypedFlow,
): void {
  const chosen = flow.references?.[id];
  if (!isOther && chosen === was.references?.[id]) return;
  entry.lookupId = chosen === undefined || chosen === reference ? null : chosen || null;
}

function saveAssumptions(mutable: Draft<SectionResource>, { template, before, after }: ResourceEdit): void {
  const { otherAssumptions: stored } = mutable;
  const put = (key: NumberTermId | LookupTermId, value: Readonly<Record<string, string | null>>) => {
    stored[key] = { ...stored[key], name: stored[key]?.name ?? key, ...value };
  };
  if (after.way !== undefined && after.way !== before.way) putWay(template, mutable, after.way);
  for (const term of changedTermsOf(after)) {
    const value = storedTerm(term, after.terms[term] ?? '');
    if (value !== (before.terms[term] ?? '')) put(term, { value });
  }
  for (const lookup of rels[after.rel].lookups) {
    const lookupId = after.lookups[lookup] ?? '';
    if (lookupId !== (before.lookups[lookup] ?? '')) put(lookup, { lookupId: lookupId || null });
  }
}
