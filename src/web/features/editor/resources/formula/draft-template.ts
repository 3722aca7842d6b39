// The template as it would be with a formula that is being written, and with the numbers that stand in its form.
import { castDraft } from 'mutative';
import { moduleOf, type RelId, rels, resourceSectionIds, sections } from '#template/sections.ts';
import type { Formula, Template } from '#template/template.ts';
import { checkAmount, checkValues } from '../../document/checks/field-checks.ts';
import { driverFault } from '../../document/drivers/driver-checks.ts';
import { driverOf, hasDriver } from '../../document/drivers/driver-texts.ts';
import { change, type DocumentChange, noHistory } from '../../document/history/history.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import { mutableResource } from '../../document/resources/mutable-resource.ts';
import { addResources, type NewFlow, newFlow } from '../../document/resources/new-resource.ts';
import type { ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import type { RenamedSteps } from '../../document/resources/row-readers.ts';
import { putStarts } from '../../document/resources/start-edits.ts';
import { valuesForFormula } from '../form/change-form-formula.ts';
import type { FlowForm } from '../form/resource-form.ts';
import { saveFormula } from './formula-edits.ts';

interface WrittenDraft {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly formula: Formula;
  readonly renamed: RenamedSteps;
}

interface DraftTemplate {
  readonly template: Template;
  readonly resourceId: string;
}

const label = { message: { id: 'step.add-formula' } } as const;

const changed = (template: Template, recipe: DocumentChange['recipe']): Template =>
  change({ template, history: noHistory }, { label, recipe }).template;

const sectionOf = (rel: RelId) => resourceSectionIds.find((id) => sections[id].rels.includes(rel));

/** Null for a kind of resource that no section has. */
export function draftTemplate(before: Template, draft: WrittenDraft): DraftTemplate | null {
  const { reader, formula, renamed } = draft;
  const sectionId = sectionOf(reader.rel);
  if (!sectionId) return null;
  const saved = change(
    { template: before, history: noHistory },
    saveFormula(before, formula, renamed),
  ).template;
  const template = switchedOn(saved, sectionId);
  const given = givenFlow(before, draft);
  if (reader.id !== null)
    return { template: withFlow(template, sectionId, reader.id, draft, given), resourceId: reader.id };
  const [usual = formula] = formulasFor(template, reader.rel);
  const flows = rels[reader.rel].flows.map((_, index) =>
    index === reader.flowIndex ? given : { formula: usual, values: {} },
  );
  const wanted = {
    sectionId,
    rel: reader.rel,
    name: formula.name || formula.id,
    flows,
    otherAssumptions: {},
  };
  const { change: addition, ids } = addResources(template, [wanted]);
  return { template: change({ template, history: noHistory }, addition).template, resourceId: ids[0] ?? '' };
}

/** A sheet that is off has no rows to show. */
const switchedOn = (template: Template, sectionId: (typeof resourceSectionIds)[number]): Template =>
  changed(template, ({ data }) => {
    for (const section of data.sections) if (section.id === sectionId) section.isEnabled = true;
    const moduleId = moduleOf(sections[sectionId].sheet);
    for (const one of data.modules) if (one.id === moduleId) [one.isEnabled, one.isIncluded] = [true, true];
  });

/** The numbers that mean the same in the formula; a text that is no number counts as nothing typed. */
function givenFlow(template: Template, { reader, flow, formula, renamed }: WrittenDraft): NewFlow {
  const before = formulaOf(template, formula.id) ?? formulaOf(template, flow.formulaId);
  const carried = valuesForFormula(template, reader, flow, { formula, before, renamed });
  const { values, fallbacks = {}, references = {}, drivers = {}, starts = {} } = carried;
  const typed = Object.entries({ ...fallbacks, ...values }).map(
    ([id, text]) => [id, text === '' ? (fallbacks[id] ?? '') : text] as const,
  );
  const moving = Object.entries(drivers).filter(
    ([, texts]) => hasDriver(texts) && driverFault(texts) === null,
  );
  return {
    formula,
    values: Object.fromEntries(typed.filter(([, text]) => text !== '' && checkValues(text) === null)),
    references,
    drivers: Object.fromEntries(moving.map(([id, texts]) => [id, driverOf(texts)])),
    starts: Object.fromEntries(Object.entries(starts).filter(([, text]) => checkAmount(text) === null)),
  };
}

const withFlow = (
  template: Template,
  sectionId: (typeof resourceSectionIds)[number],
  id: string,
  { reader }: WrittenDraft,
  given: NewFlow,
): Template =>
  changed(template, (draft) => {
    const held = mutableResource(draft, { id, sectionId });
    const stored = held?.flows[reader.flowIndex];
    if (!held || !stored) return;
    const next = castDraft(newFlow(template, id, stored.id, given));
    const opened = { ...next, hist: stored.hist };
    const { formula, starts: texts = {} } = given;
    putStarts(draft, opened, { owner: { id, sectionId }, formula, texts, totalUnits: null });
    held.flows[reader.flowIndex] = opened;
  });
