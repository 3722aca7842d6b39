// The payment terms of the template and of its resources, and whom they concern.
import { periodValues } from '#template/period-values.ts';
import type { NumberTermId } from '#template/sections.ts';
import { type CellExpression, cell, type RowId } from '#workbook/cell-expression.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { type Input, periodsInput } from '../../inputs/input.ts';
import { toldOfOption } from '../../inputs/provenance.ts';
import { ranges } from '../../inputs/ranges.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { workingCapitalTexts } from './texts.ts';

export const isOn = (survey: Survey): boolean => survey.counts('section_wc', 'module_wc');

const input = (part: string): RowId => rowId('assumptions', part);

export const wide = {
  minCash: input('min_cash'),
  accountsReceivablePeriod: input('receivable_days'),
  inventoryPeriod: input('stock_days'),
  accountsPayablePeriod: input('payable_days'),
} as const;

export function wideInputs(survey: Survey): readonly Input[] {
  const { wc } = survey.template.data.options;
  const own = workingCapitalTexts[survey.template.language];
  const { percent, days } = modelTexts[survey.template.language];
  const one = (id: RowId, label: string, unit: string, option: keyof typeof wc): Input =>
    periodsInput(
      {
        ...{ rowId: id, label, unit, range: unit === days ? ranges.days : ranges.rate },
        ...toldOfOption(`wc.${option}`, survey.template),
      },
      periodValues(wc[option], survey.periodCount),
    );
  // [WC-9] A term that every item has of its own is no input: nothing would read it.
  const isShared =
    survey.counts('section_sales', 'module_revenue') &&
    survey
      .resources('section_sales')
      .some(
        (resource) =>
          resource.entry.flows.some(({ id }) => id === 'incBook') &&
          ownTerm(resource, 'accountsReceivablePeriod') === null,
      );
  const receivable = one(
    wide.accountsReceivablePeriod,
    own.receivableInput,
    days,
    'accountsReceivablePeriod',
  );
  return [
    one(wide.minCash, own.minCashInput, percent, 'minCashBalance'),
    ...(isShared ? [receivable] : []),
    one(wide.inventoryPeriod, own.stockInput, days, 'inventoryPeriod'),
    one(wide.accountsPayablePeriod, own.supplierInput, days, 'accountsPayablePeriod'),
  ];
}

/** A resource of a section that counts, with the row of its flow. */
export interface Item {
  readonly resource: Resource;
  readonly flow: RowId;
  /** The row to link to for the flow. */
  readonly origin: RowId;
}

export function itemsOf(plan: Plan, kind: 'revenue' | 'sga'): readonly Item[] {
  const [section, flowId] = kind === 'revenue' ? ['section_sales', 'incBook'] : ['section_sga', 'expBook'];
  if (!isOn(plan.survey)) return [];
  return plan.survey
    .resources(section ?? '')
    .map((resource) => {
      const flow = ownedRowId(kind, resource.id, flowId ?? '');
      return {
        resource,
        flow,
        origin: plan.references.get(resource.id)?.origin?.(plan, new Set([resource.id])) ?? flow,
      };
    })
    .filter(({ flow }) => plan.figures.has(flow));
}

/** The days of a resource: its own, or the template's. */
export const daysOf = (
  { resource }: Item,
  term: Extract<NumberTermId, 'accountsReceivablePeriod' | 'inventoryPeriod' | 'accountsPayablePeriod'>,
): CellExpression => cell(ownTerm(resource, term) ?? wide[term]);

export const hasOwn = ({ resource }: Item, term: NumberTermId): boolean => ownTerm(resource, term) !== null;
