// Generates one sheet that failed before: requests its suggestions again and adds them as one step.

import { defineMessages } from 'react-intl';
import type { ModuleId, ResourceSectionId } from '#template/sections.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { putStates, withoutProgress, withProgress } from '../../document/modules/module-states.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { newFromSuggestions } from '../../document/resources/suggested-resource.ts';
import { chooseSuggestions } from './choose-suggestions.ts';
import { forPeriods } from './for-periods.ts';
import { countedIn, foundersMoney } from './founders-money.ts';
import { withMoney } from './generated-change.ts';
import type { GenerationParts } from './run-generation.ts';

const labels = defineMessages({ generate: { id: 'step.generate-sheet' } });

interface FailedSheet {
  readonly moduleId: ModuleId;
  readonly sectionId: ResourceSectionId;
  /** The title that undo shows. */
  readonly title: string;
}

/** False if there is nothing this time either. */
export async function generateSheet(
  { store, edit }: Pick<TemplateDocument, 'store' | 'edit'>,
  { moduleId, sectionId, title }: FailedSheet,
  suggest: GenerationParts['suggest'],
  signal: AbortSignal,
): Promise<boolean> {
  store.setState(({ progress }) => ({ progress: withProgress(progress, [moduleId], 'progress') }));
  const suggested = await suggest(sectionId, signal).catch(() => []);
  store.setState(({ progress }) => ({ progress: withoutProgress(progress, moduleId) }));
  const { template } = store.getState();
  const { periodicity } = template.data.options.timing;
  const chosen = chooseSuggestions(sectionId, suggested).map((one) => ({
    suggestion: forPeriods(one, periodicity),
    count: 1,
  }));
  const wanted = newFromSuggestions(template, sectionId, chosen);
  if (wanted.length === 0) return false;
  const money = `${foundersMoney(countedIn(template), periodicity)};0`;
  const isFinancing = sectionId === 'section_financing';
  const { change } = addResources(
    template,
    isFinancing ? wanted.map((one) => withMoney(one, money)) : wanted,
  );
  edit({
    label: { message: labels.generate, values: { sheet: title } },
    recipe: (draft) => {
      change.recipe(draft);
      putStates(draft, [moduleId], 'done');
    },
  });
  return true;
}
