// What the company owns and owes on the day before the forecast: assets, loans and paid-in capital, with the remaining cash.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import { hasOpening, resourceSectionIds } from '#template/sections.ts';
import {
  type OpeningAmount,
  openingAmounts,
  type SectionResource,
  type Template,
} from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { sectionCounts } from '../modules/section-counts.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { currencyOf, type ResourceView, resourcesOf, sectionResources } from '../resources/resource-view.ts';
import { storedNames } from '../scenarios/scenario-names.ts';

const labels = defineMessages({ opening: { id: 'step.opening' } });

/** What is owed but no loan: to suppliers, and to customers who paid ahead. */
export type OpeningKind = 'asset' | 'owed' | 'loan' | 'capital';

export interface OpeningLine {
  readonly resource: ResourceView;
  readonly kind: OpeningKind;
  /** As typed; empty where the company starts without it. */
  readonly text: string;
}

const sectionIds = resourceSectionIds.filter(hasOpening);

const openingOf = (held: SectionResource): string => held.flows[0]?.hist.at(-1)?.scenarios[0]?.data ?? '';

/** Financing of unknown kind is a loan if it bears interest. */
function kindOf({ rel }: ResourceView, { otherAssumptions }: SectionResource): OpeningKind {
  if (rel === 'fixedasset') return 'asset';
  const isLoan = rel === 'loan' || (rel !== 'equity' && otherAssumptions.interestmargin !== undefined);
  return isLoan ? 'loan' : 'capital';
}

export const openingLines = (template: Template): readonly OpeningLine[] =>
  sectionIds
    .filter((sectionId) => sectionCounts(template, sectionId))
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
  /** But for cash. */
  readonly assets: number;
  readonly owed: number;
  readonly loans: number;
  readonly capital: number;
  /** What is left of all that is owed and of capital after paying for the assets: it makes the balance sheet balance. */
  readonly cash: number;
}

export function openingSums(lines: readonly Pick<OpeningLine, 'kind' | 'text'>[]): OpeningSums {
  const sumOf = (kind: OpeningKind) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { text }) => sum + amountOf(text), 0);
  const [assets, owed] = [sumOf('asset'), sumOf('owed')];
  const [loans, capital] = [sumOf('loan'), sumOf('capital')];
  return { assets, owed, loans, capital, cash: owed + loans + capital - assets };
}

export type OpeningAmounts = Readonly<Partial<Record<OpeningAmount, string>>>;

export const openingAmountsOf = ({ data }: Template): OpeningAmounts => data.options.opening ?? {};

/** Nothing is kept of an amount that is emptied. */
function putAmounts(draft: Draft<Template>, amounts: OpeningAmounts): void {
  const { options } = draft.data;
  for (const amount of openingAmounts) {
    const text = amounts[amount];
    if (text === undefined || text === (options.opening?.[amount] ?? '')) continue;
    if (text !== '') options.opening = { ...options.opening, [amount]: text };
    else delete options.opening?.[amount];
  }
  if (options.opening && Object.keys(options.opening).length === 0) delete options.opening;
}

/** Whether any service is invoiced apart from what it earns, so that deferred income is ever earned. */
export const isInvoicedApart = (template: Template): boolean =>
  sectionCounts(template, 'section_sales') &&
  sectionResources(template, 'section_sales').some(({ flows }) =>
    template.data.formulas.some(({ id, billing }) => id === flows[0]?.formula && billing !== undefined),
  );

/** Only changed amounts are written, all in one step. */
export function setOpening(
  template: Template,
  texts: readonly { readonly line: OpeningLine; readonly text: string }[],
  amounts: OpeningAmounts = {},
): DocumentChange {
  const currency = currencyOf(template)?.id ?? 'currency';
  return {
    label: { message: labels.opening },
    recipe: (draft) => {
      putAmounts(draft, amounts);
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
