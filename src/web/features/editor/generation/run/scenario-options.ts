// The optional contents of a generated model: the sheets every model has, further sheets, and random numbers.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Template } from '#template/template.ts';

export type OptionId = 'base' | 'ip' | 'ratios' | 'charts' | 'random';

export interface ScenarioOption {
  readonly id: OptionId;
  readonly content: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly modules: readonly string[];
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

const fromCoverToCashFlow: readonly string[] = [
  'module_cover',
  'module_content',
  'module_dashboard',
  'module_assumptions',
  'module_revenue',
  'module_cos',
  'module_sga',
  'module_wc',
  'module_fixedassets',
  'module_financing',
  'module_is',
  'module_bs',
  'module_cf',
];

const chosen = (
  id: Exclude<OptionId, 'base'>,
  content: MessageDescriptor,
  description: MessageDescriptor,
  modules: readonly string[],
): ScenarioOption => ({ id, content, description, modules, isDefault: false });

export const scenarioOptions: readonly ScenarioOption[] = [
  {
    id: 'base',
    content: texts.base,
    description: texts.baseWhat,
    modules: fromCoverToCashFlow,
    isDefault: true,
  },
  chosen('ip', texts.ip, texts.ipWhat, ['module_ip']),
  chosen('ratios', texts.ratios, texts.ratiosWhat, ['module_ratios']),
  chosen('charts', texts.charts, texts.chartsWhat, ['module_charts', 'module_chartsdata']),
  chosen('random', texts.random, texts.randomWhat, []),
];

/** The template's current contents; random numbers are never preselected. */
export const selectedIn = ({ data }: Template): readonly OptionId[] =>
  scenarioOptions
    .filter(
      ({ isDefault, modules }) =>
        isDefault || data.modules.some(({ id, isEnabled }) => isEnabled && modules.includes(id)),
    )
    .map(({ id }) => id);

/** Whether a sheet is to be in the workbook; null for sheets without an option. */
export function isChosen(moduleId: string, selected: readonly OptionId[]): boolean | null {
  const option = scenarioOptions.find(({ modules }) => modules.includes(moduleId));
  return option && !option.isDefault ? selected.includes(option.id) : null;
}
