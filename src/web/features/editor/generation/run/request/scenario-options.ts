// The optional contents of a generated model: the sheets every model has, further sheets, and random numbers.

import { defineMessages, type MessageDescriptor } from 'react-intl';
import { isModuleId, modules } from '#template/sections.ts';
import type { Template } from '#template/template.ts';

export type OptionId = 'base' | 'ip' | 'ratios' | 'charts' | 'random';

export interface ScenarioOption {
  readonly id: OptionId;
  readonly content: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Part of every model: cannot be deselected. */
  readonly isDefault: boolean;
}

const texts = defineMessages({
  base: { id: 'onboarding.option-base' },
  baseWhat: { id: 'onboarding.option-base-what' },
  ip: { id: 'onboarding.option-ip' },
  ipWhat: { id: 'onboarding.option-ip-what' },
  ratios: { id: 'onboarding.option-ratios' },
  ratiosWhat: { id: 'onboarding.option-ratios-what' },
  charts: { id: 'onboarding.option-charts' },
  chartsWhat: { id: 'onboarding.option-charts-what' },
  random: { id: 'onboarding.option-random' },
  randomWhat: { id: 'onboarding.option-random-what' },
});

const chosen = (
  id: Exclude<OptionId, 'base'>,
  content: MessageDescriptor,
  description: MessageDescriptor,
): ScenarioOption => ({ id, content, description, isDefault: false });

export const scenarioOptions: readonly ScenarioOption[] = [
  {
    id: 'base',
    content: texts.base,
    description: texts.baseWhat,
    isDefault: true,
  },
  chosen('ip', texts.ip, texts.ipWhat),
  chosen('ratios', texts.ratios, texts.ratiosWhat),
  chosen('charts', texts.charts, texts.chartsWhat),
  chosen('random', texts.random, texts.randomWhat),
];

/** What has to be chosen to have a sheet; null for one that every model has, and one that nobody knows. */
const choiceOf = (moduleId: string): OptionId | null =>
  (isModuleId(moduleId) && modules[moduleId].choice) || null;

/** The template's current contents; random numbers are never preselected. */
export const selectedIn = ({ data }: Template): readonly OptionId[] =>
  scenarioOptions
    .filter(
      (option) =>
        option.isDefault || data.modules.some(({ id, isEnabled }) => isEnabled && choiceOf(id) === option.id),
    )
    .map(({ id }) => id);

/** Whether a sheet is to be in the workbook; null for sheets without an option. */
export function isChosen(moduleId: string, selected: readonly OptionId[]): boolean | null {
  const choice = choiceOf(moduleId);
  return choice && selected.includes(choice);
}
