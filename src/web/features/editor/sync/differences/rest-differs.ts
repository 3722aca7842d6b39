// Finds out whether two versions of a template differ in anything that has no name on the page.
import { resourceSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
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
  'formulas',
  'activeSectionId',
];
const namedOfOptions = ['timing', 'tax', 'depreciation', 'wc', 'opening', 'modules', 'provenance'];
const namedOfTiming = ['dateStart', 'periodicity', 'yearEnd'];

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function restOf(template: Template, named: ReadonlySet<string>): object {
  const { data, layout } = template;
  const { timing, tax, depreciation, wc, opening, modules } = data.options;
  return {
    template: without(template, namedOfTemplate),
    layout: without(layout, ['cFcstColCount']),
    data: without(data, namedOfData),
    formulas: data.formulas.filter(({ id }) => !named.has(id)),
    options: without(data.options, namedOfOptions),
    timing: without(timing, namedOfTiming),
    tax: without(tax ?? {}, ['assessed']),
    depreciation: without(depreciation ?? {}, ['start']),
    wc: without(wc, settingIds),
    opening: without(opening ?? {}, settingIds),
    npv: without(modules.npv, settingIds),
    otherDivisions: data.divisions.slice(1),
  };
}

/** Formulas of resources are compared with these. */
const formulasIn = (template: Template): readonly string[] =>
  resourceSectionIds
    .flatMap((id) => sectionResources(template, id))
    .flatMap(({ flows }) => flows.map(({ formula }) => formula));

export function isRestDifferent(one: Template, other: Template): boolean {
  const named = new Set([one, other].flatMap(formulasIn));
  return !isSameValue(restOf(one, named), restOf(other, named));
}
