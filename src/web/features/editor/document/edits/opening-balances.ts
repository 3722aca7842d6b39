// What the company owns and owes on the day before the forecast: assets, loans and paid-in capital, with the remaining cash.

import { defineMessages } from 'react-intl';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import {
  hasOpening,
  moduleOf,
  type ResourceSectionId,
  resourceSectionIds,
  sections,
} from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { currencyOf, type ResourceView, resourcesOf, sectionResources } from '../resources/resource-view.ts';
import { storedNames } from '../scenarios/scenario-names.ts';

const labels = defineMessages({ opening: { id: 'step.opening' } });

export type OpeningKind = 'asset' | 'loan' | 'capital';

export interface OpeningLine {
  readonly resource: ResourceView;
  readonly kind: OpeningKind;
  /** As typed; empty where the company starts without it. */
  readonly text: string;
}

const sectionIds = resourceSectionIds.filter(hasOpening);

/** Disabled sections do not count. */
function counts({ data }: Template, sectionId: ResourceSectionId): boolean {
  const moduleId = moduleOf(sections[sectionId].sheet);
  return (
    data.sections.some(({ id, isEnabled }) => id === sectionId && isEnabled) &&
    !data.modules.some(({ id, isEnabled, isIncluded }) => id === moduleId && !(isEnabled && isIncluded))
  );
}

const openingOf = (held: SectionResource): string => held.flows[0]?.hist.at(-1)?.scenarios[0]?.data ?? '';

/** Financing of unknown kind is a loan if it bears interest. */
function kindOf({ rel }: ResourceView, { otherAssumptions }: SectionResource): OpeningKind {
  if (rel === 'fixedasset') return 'asset';
  const isLoan = rel === 'loan' || (rel !== 'equity' && otherAssumptions.interestmargin !== undefined);
  return isLoan ? 'loan' : 'capital';
}

export const openingLines = (template: Template): readonly OpeningLine[] =>
  sectionIds
    .filter((sectionId) => counts(template, sectionId))
    .flatMap((sectionId) => {
      const held = sectionResources(template, sectionId);
      return resourcesOf(template, sectionId).flatMap((resource, index) => {
        const own = held[index];
        if (!own || own.flows.length === 0) return [];
        return [{ resource, kind: kindOf(resource, own), text: openingOf(own) }];
      });
    });

export const amountOf = (text: string): number =>
  isEmptyPeriodString(text) ? 0 : (periodValues(text, 1)[0] ?? 0);

export interface OpeningSums {
  readonly assets: number;
  readonly loans: number;
  readonly capital: number;
  /** What is left of loans and capital after paying for the assets: it makes the balance sheet balance. */
  readonly cash: number;
}

export function openingSums(lines: readonly Pick<OpeningLine, 'kind' | 'text'>[]): OpeningSums {
  const sumOf = (kind: OpeningKind) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { text }) => sum + amountOf(text), 0);
  const [assets, loans, capital] = [sumOf('asset'), sumOf('loan'), sumOf('capital')];
  return { assets, loans, capital, cash: loans + capital - assets };
}

/** Plain digits without floating-point noise. */
export const amountText = (amount: number): string => amount.toFixed(6).replace(/\.?0+$/, '');

/** Only changed amounts are written, all in one step. */
export function setOpening(
  template: Template,
  texts: readonly { readonly line: OpeningLine; readonly text: string }[],
): DocumentChange {
  const currency = currencyOf(template)?.id ?? 'currency';
  return {
    label: { message: labels.opening },
    recipe: (draft) => {
      const [name = 'Base scenario'] = storedNames(draft);
      for (const { line, text } of texts) {
        const flow = mutableResource(draft, line.resource)?.flows[0];
        if (!flow || text === line.text) continue;
        const first = flow.hist.at(-1)?.scenarios[0];
        if (first) {
          first.data = text;
          continue;
        }
        const scenarios = [{ id: 'base', name, data: text, units: { currency } }];
        const entry = flow.hist.at(-1);
        if (entry) entry.scenarios = scenarios;
        else flow.hist.push({ ...entryStart(line), scenarios });
      }
    },
  };
}

const entryStart = ({ resource }: OpeningLine) => ({
  id: `${resource.id}_opening`,
  variable: 'opening',
  lookupId: null,
});
