// Puts a resource from its form back into the template as one step: only what was changed in the form changes there.
import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { LookupTermId, NumberTermId } from '#template/sections.ts';
import type { ForecastEntry, SectionResource, Template, Variable } from '#template/template.ts';
import type { Change } from '../../document/history/history.ts';
import { draftCore, draftResource } from '../../document/resources/mutable-resource.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { lookupsOf, termsOf } from '../../document/resources/section-rules.ts';
import { takeFormula } from '../../document/resources/take-formula.ts';
import { lengthen } from '../../document/scenarios/lengthen.ts';
import { knownScenarios } from '../../document/scenarios/scenario-names.ts';
import { type Edit, editObstacle } from './edit-obstacle.ts';
import { checkNameOf, type FlowDraft, hasFault, type ResourceDraft } from './resource-form.ts';

const labels = defineMessages({ edit: { id: 'step.edit-item' } });

/** Null while something in the form is missing or wrong, or would be lost. */
export function saveEdited(edit: Edit): Change | null {
  const { resource, before, after } = edit;
  if (checkNameOf(after.rel)(after.name) !== null || hasFault(after) || editObstacle(edit)) return null;
  return {
    label: {
      message: labels.edit,
      values: { item: resource.name },
      ...(hasOtherNumbers(before, after) && { scenario: edit.scenario }),
    },
    recipe: (draft) => {
      const core = draftCore(draft, resource);
      const held = draftResource(draft, resource);
      if (!core || !held) return;
      if (after.name !== before.name) core.name = after.name.trim();
      after.flows.forEach((flow, index) => {
        const was = before.flows[index];
        if (was) saveFlow(draft, held, { edit, index, was, flow });
      });
      saveAssumptions(held, before, after);
    },
  };
}

/** Whether numbers were typed, which are for one scenario alone. */
const hasOtherNumbers = (before: ResourceDraft, after: ResourceDraft): boolean =>
  after.flows.some(({ values }, index) => {
    const was = before.flows[index]?.values ?? {};
    return Object.entries(values).some(([id, text]) => text !== was[id]);
  });

interface FlowEdit {
  readonly edit: Edit;
  readonly index: number;
  readonly was: FlowDraft;
  readonly flow: FlowDraft;
}

function saveFlow(
  draft: Draft<Template>,
  held: Draft<SectionResource>,
  { edit: { template, resource, scenario }, index, was, flow }: FlowEdit,
): void {
  const formula = formulaOf(template, flow.formulaId);
  const isOther = flow.formulaId !== was.formulaId;
  const stored = held.flows[index];
  if (!stored || !formula) return;
  if (isOther) {
    const reader = { id: resource.id, rel: resource.rel, flowIndex: index };
    held.flows[index] = castDraft(takeFormula(stored, { template, reader, formula }));
  }
  for (const variable of formula.variables) {
    const entry = held.flows[index]?.fcst.find((one) => one.variable === variable.id);
    if (!entry) continue;
    if (variable.isReference) saveReference(entry, variable, { was, flow, isOther });
    else saveNumbers(draft, entry, scenario, numbersFor(variable, { was, flow, isOther }));
  }
}

interface Typed {
  readonly was: FlowDraft;
  readonly flow: FlowDraft;
  /** Whether it is calculated by another formula now. */
  readonly isOther: boolean;
}

/** Undefined where nothing was changed. */
function numbersFor({ id, value }: Variable, { was, flow, isOther }: Typed): string | undefined {
  if (isOther) return flow.values[id] ?? value;
  return flow.values[id] === was.values[id] ? undefined : flow.values[id];
}

function saveNumbers(
  draft: Draft<Template>,
  entry: Draft<ForecastEntry>,
  scenario: number,
  text: string | undefined,
): void {
  if (text === undefined) return;
  lengthen(entry, knownScenarios(draft), scenario + 1);
  const numbers = entry.scenarios[scenario];
  if (numbers) numbers.data = text;
}

function saveReference(
  entry: Draft<ForecastEntry>,
  { id, reference }: Variable,
  { was, flow, isOther }: Typed,
): void {
  const chosen = flow.references?.[id];
  if (!isOther && (chosen === undefined || chosen === was.references?.[id])) return;
  entry.lookupId = chosen === undefined || chosen === reference ? null : chosen;
}

function saveAssumptions(held: Draft<SectionResource>, before: ResourceDraft, after: ResourceDraft): void {
  const { otherAssumptions: stored } = held;
  const put = (key: NumberTermId | LookupTermId, value: Readonly<Record<string, string | null>>) => {
    stored[key] = { ...stored[key], name: stored[key]?.name ?? key, ...value };
  };
  for (const term of termsOf(after.rel)) {
    const value = after.terms[term] ?? '';
    if (value !== (before.terms[term] ?? '')) put(term, { value });
  }
  for (const lookup of lookupsOf(after.rel)) {
    const lookupId = after.lookups[lookup] ?? '';
    if (lookupId !== (before.lookups[lookup] ?? '')) put(lookup, { lookupId: lookupId || null });
  }
}
