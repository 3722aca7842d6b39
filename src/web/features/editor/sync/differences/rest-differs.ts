// Finds out whether two versions of a template differ in anything that has no name on the page.
import type { Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { settingIds } from './difference.ts';

/** Compared by name elsewhere, or not content: when it was saved, what is open or running. */
const namedOfTemplate = [
  ...(['data', 'layout', 'timestamp', 'name', 'openAIPrompt', 'templateContext', 'moneyUnits'] as const),
  ...(['isGenerating', 'isPreviewVisible', 'showOnboardingDialog', 'isOnboardingComplete'] as const),
  ...(['navigatorPosition', 'activeSectionId', 'searchString', 'previewData'] as const),
];
const namedOfData = [
  'sections',
  'modules',
  'coreResources',
  'divisions',
  'env',
  'options',
  'activeSectionId',
];
const namedOfTiming = ['dateStart', 'periodicity', 'yearEnd'];

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function restOf(template: Template): object {
  const { data, layout } = template;
  const { timing, tax, depreciation, wc, opening, modules } = data.options;
  return {
    template: without(template, namedOfTemplate),
    layout: without(layout, ['cFcstColCount']),
    data: without(data, namedOfData),
    options: without(data.options, ['timing', 'tax', 'depreciation', 'wc', 'opening', 'modules']),
    timing: without(timing, namedOfTiming),
    tax: without(tax ?? {}, ['assessed']),
    depreciation: without(depreciation ?? {}, ['start']),
    wc: without(wc, settingIds),
    opening: without(opening ?? {}, settingIds),
    npv: without(modules.npv, settingIds),
    otherDivisions: data.divisions.slice(1),
  };
}

export const isRestDifferent = (one: Template, other: Template): boolean =>
  !isSameValue(restOf(one), restOf(other));
