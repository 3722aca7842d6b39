// The single step of a generation: adds what was requested and generated to the template.

import { castDraft, create, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { isUnnamed } from '#template/default-names.ts';
import {
  type BusinessSectionId,
  businessSectionIds,
  isTradeSectionId,
  type ModuleId,
  type ResourceSectionId,
  resourceSectionIds,
  sections,
} from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { putPlace } from '../../document/edits/put-place.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { putStates } from '../../document/modules/module-states.ts';
import { randomValues } from '../../document/resources/random-values.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { clearSection } from '../../document/resources/section-edits.ts';
import { isGenerationOff } from '../../document/resources/section-generation.ts';
import { putGenerated } from './put-generated.ts';
import { randomNote } from './random-note.ts';
import { type RefinedChange, type Refinement, refinedChange } from './refined/refined-change.ts';
import { questionOf, termsOf } from './request/generation-question.ts';
import type { GenerationRequest } from './request/generation-request.ts';
import { isChosen } from './request/scenario-options.ts';

export interface Generated {
  readonly template: Template;
  /** The sections whose lines are taken. */
  readonly sections: readonly BusinessSectionId[];
  /** The sheets whose sections have nothing. */
  readonly failedModules: readonly ModuleId[];
}

const labels = defineMessages({ generate: { id: 'step.generate' } });

export function generatedChange(
  template: Template,
  request: GenerationRequest,
  generated: Generated,
  random: () => number,
): DocumentChange {
  const made = withRandom(generated.template, request, random);
  const begun = create(template, (draft) => applyRequest(draft, request, made));
  // Whoever has paid for the business already keeps it as it is.
  const isFinanced = sectionResources(begun, 'section_financing').length > 0;
  const wanted = generated.sections.filter((id) => id !== 'section_financing' || !isFinanced);
  return {
    label: { message: labels.generate, values: { prompt: request.prompt } },
    recipe: (draft) => {
      applyRequest(draft, request, made);
      putGenerated(draft, begun, made, wanted);
      putEnd(draft, generated);
      draft.businessTerms = termsOf(questionOf(template, request));
    },
  };
}

function putEnd(draft: Draft<Template>, { failedModules }: Generated): void {
  draft.isGenerating = 'done';
  draft.isOnboardingComplete = true;
  putStates(draft, null, 'done');
  putStates(draft, failedModules, 'error');
}

/** The step of adding to a business that the template was generated of before. */
export function additionChange(
  template: Template,
  request: GenerationRequest,
  generated: Generated,
  refinement: Omit<Refinement, 'label'>,
): RefinedChange {
  const label = { message: labels.generate, values: { prompt: request.prompt } };
  const { change, summary } = refinedChange(template, { ...refinement, label });
  return {
    summary,
    change: {
      label,
      recipe: (draft) => {
        change.recipe(draft);
        applyContents(draft, request);
        putEnd(draft, generated);
      },
    },
  };
}

/** Everything except the lines. */
function applyRequest(draft: Draft<Template>, request: GenerationRequest, generated: Template): void {
  // A name chosen by the user is replaced only together with the contents.
  if (request.isReplacing || isUnnamed(draft.name)) draft.name = request.prompt;
  draft.openAIPrompt = request.prompt;
  draft.templateContext = request.context;
  if (request.longText === '') delete draft.businessText;
  else draft.businessText = request.longText;
  draft.businessAnswers = castDraft(request.answers);
  delete draft.businessTitle;
  putPlace(draft, generated);
  if (generated.businessProposal) draft.businessProposal = castDraft(generated.businessProposal);
  else delete draft.businessProposal;
  if (request.isReplacing) replaceFrame(draft, generated);
  const [currency] = draft.data.coreResources;
  const [own] = generated.data.coreResources;
  if (currency && own) currency.name = own.name;
  applyContents(draft, request);
}

/** The periods, and the sheets of the workbook. */
function applyContents(draft: Draft<Template>, request: GenerationRequest): void {
  draft.layout.cFcstColCount = request.periodCount;
  draft.data.options.timing.periodicity = request.periodicity;
  for (const module of draft.data.modules) {
    module.isEnabled = isChosen(module.id, request.options) ?? module.isEnabled;
  }
}

/** What was there gives way, with the taxes, seasons and settings around it. */
function replaceFrame(draft: Draft<Template>, generated: Template): void {
  const framing = resourceSectionIds.filter((id) => sections[id].place === 'env');
  for (const id of [...businessSectionIds, ...framing]) {
    if (!isGenerationOff(draft, id) && !isNeeded(draft, id)) clearSection({ id, name: id }).recipe(draft);
  }
  draft.description = generated.description;
  draft.moneyUnits = generated.moneyUnits;
  const { timing, ...options } = generated.data.options;
  Object.assign(draft.data.options, structuredClone(options));
  draft.data.options.timing.dateStart = timing.dateStart;
  for (const section of draft.data.sections) {
    const isOn = generated.data.sections.find(({ id }) => id === section.id)?.isEnabled === true;
    if (section.id === 'section_inflation' && isOn) section.isEnabled = true;
  }
}

/** A frame of lines that stay. */
const isNeeded = (draft: Draft<Template>, id: ResourceSectionId): boolean =>
  sections[id].place === 'env' && businessSectionIds.some((section) => isGenerationOff(draft, section));

/** Shares of a hundred and people stay what they are: any other number of them would be none. */
const isAmount = (template: Template, formulaId: string, variableId: string): boolean =>
  template.data.formulas
    .find(({ id }) => id === formulaId)
    ?.variables.some(({ id, isPercent }) => id === variableId && isPercent !== true) === true &&
  !/^(?:people|salary)$/.test(variableId);

function withRandom(generated: Template, request: GenerationRequest, random: () => number): Template {
  if (!request.options.includes('random')) return generated;
  return create(generated, (draft) => {
    draft.description = randomNote(generated.description, generated.language);
    for (const id of businessSectionIds) {
      if (!isTradeSectionId(id)) continue;
      for (const { flows } of draft.data.divisions[0]?.sectionResources[id] ?? []) {
        for (const { formula, fcst } of flows) {
          for (const entry of fcst) {
            if (!isAmount(generated, formula, entry.variable)) continue;
            for (const scenario of entry.scenarios) {
              scenario.data = randomValues(random, request.periodCount);
              delete scenario.driver;
            }
            // Whoever named a source did not name these numbers.
            if (entry.scenarios.length > 0) delete entry.provenance;
          }
        }
      }
    }
  });
}
