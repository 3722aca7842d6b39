// The single step of a generation: adds what was requested and suggested to the template.

import { create, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { isUnnamed } from '#template/default-names.ts';
import {
  type BusinessSectionId,
  businessSectionIds,
  type ModuleId,
  type ResourceSectionId,
} from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { putStates } from '../../document/modules/module-states.ts';
import { addResources, type NewResource } from '../../document/resources/new-resource.ts';
import { randomValues } from '../../document/resources/random-values.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { clearSection } from '../../document/resources/section-edits.ts';
import { isGenerationOff } from '../../document/resources/section-generation.ts';
import { newFromSuggestions, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { forPeriods } from './for-periods.ts';
import { foundersMoney } from './founders-money.ts';
import type { GenerationRequest } from './generation-request.ts';
import { isChosen } from './scenario-options.ts';

export interface Suggested {
  /** The chosen suggestions by section; failed sections are absent. */
  readonly bySection: ReadonlyMap<ResourceSectionId, readonly SuggestedResource[]>;
  /** The sheets whose sections have no suggestions. */
  readonly failedModules: readonly ModuleId[];
}

const labels = defineMessages({ generate: { id: 'step.generate' } });

export function generatedChange(
  template: Template,
  request: GenerationRequest,
  suggested: Suggested,
  random: () => number,
): DocumentChange {
  const begun = create(template, (draft) => applyRequest(draft, request));
  const { change: addition } = addResources(begun, resourcesFor(begun, request, suggested, random));
  return {
    label: { message: labels.generate, values: { prompt: request.prompt } },
    recipe: (draft) => {
      applyRequest(draft, request);
      addition.recipe(draft);
      draft.isGenerating = 'done';
      draft.isOnboardingComplete = true;
      putStates(draft, null, 'done');
      putStates(draft, suggested.failedModules, 'error');
    },
  };
}

/** Everything except the resources. */
function applyRequest(draft: Draft<Template>, request: GenerationRequest): void {
  // A name chosen by the user is replaced only together with the contents.
  if (request.isReplacing || isUnnamed(draft.name)) draft.name = request.prompt;
  if (request.isReplacing) {
    for (const id of businessSectionIds) {
      if (!isGenerationOff(draft, id)) clearSection({ id, name: id }).recipe(draft);
    }
  }
  draft.openAIPrompt = request.prompt;
  draft.templateContext = request.context;
  draft.layout.cFcstColCount = request.periodCount;
  draft.data.options.timing.periodicity = request.periodicity;
  const [currency] = draft.data.coreResources;
  if (currency) currency.name = request.currency;
  for (const module of draft.data.modules) {
    module.isEnabled = isChosen(module.id, request.options) ?? module.isEnabled;
  }
}

function resourcesFor(
  begun: Template,
  request: GenerationRequest,
  { bySection }: Suggested,
  random: () => number,
): readonly NewResource[] {
  const filled = (resource: NewResource) =>
    request.options.includes('random') ? withRandom(resource, random, request.periodCount) : resource;
  const put = (sectionId: BusinessSectionId) => {
    const chosen = (bySection.get(sectionId) ?? []).map((suggestion) => ({
      suggestion: forPeriods(suggestion, request.periodicity),
      count: 1,
    }));
    return newFromSuggestions(begun, sectionId, chosen);
  };
  const business = businessSectionIds
    .filter((id) => id !== 'section_financing')
    .flatMap((id) => put(id).map(filled));
  const isFinanced = sectionResources(begun, 'section_financing').length > 0;
  const money = `${foundersMoney(business, request.periodicity)};0`;
  return isFinanced
    ? business
    : [...business, ...put('section_financing').map((one) => withMoney(one, money))];
}

/** The owners' capital is what the business needs, not the typical amount. */
export const withMoney = (resource: NewResource, amount: string): NewResource => ({
  ...resource,
  flows: resource.flows.map((flow, index) => (index === 0 ? { ...flow, values: { amount } } : flow)),
});

const withRandom = (resource: NewResource, random: () => number, periodCount: number): NewResource => ({
  ...resource,
  flows: resource.flows.map((flow) => ({
    ...flow,
    values: Object.fromEntries(
      flow.formula.variables
        .filter(({ isReference }) => isReference !== true)
        .map(({ id }) => [id, randomValues(random, periodCount)]),
    ),
  })),
});
