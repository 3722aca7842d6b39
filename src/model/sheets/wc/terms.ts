// The payment terms of the template and of its resources, and which items they apply to.

import { periodValues } from '#template/period-values.ts';
import type { DaysTermId, FlowId, SectionId, SheetId } from '#template/sections.ts';
import { type CellExpression, cell, type RowId } from '#workbook/cell-expression.ts';
import { billedRow } from '../../flows/deferred-income.ts';
import { isGiven } from '../../flows/opening-position.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { usedSalesTaxes } from '../../flows/sales-tax.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { optionProvenance } from '../../inputs/input-provenance.ts';
import { inputRanges } from '../../inputs/input-ranges.ts';
import { type ModelInput, percentagesInput, periodsInput } from '../../inputs/model-input.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { oncePer } from '../../survey/once-per.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { salesTaxTexts } from './sales-tax-texts.ts';
import { workingCapitalTexts } from './texts.ts';

export const isOn = (survey: Survey): boolean => survey.counts('section_wc');

const input = (part: string): RowId => rowId('assumptions', part);

export const templateTerms = {
  minCash: input('min_cash'),
  accountsReceivablePeriod: input('receivable_days'),
  inventoryPeriod: input('stock_days'),
  accountsPayablePeriod: input('payable_days'),
  salesTaxPeriod: input('sales_tax_days'),
} as const;

const isService = ({ entry }: Resource): boolean => entry.flows.some(({ id }) => id === 'incBook');

/** [WC-7] Whether there is revenue for cash to be a share of. */
export const hasSales = (survey: Survey): boolean =>
  survey.counts('section_sales') && survey.resources('section_sales').some(isService);

export function templateTermInputs(survey: Survey): readonly ModelInput[] {
  const { wc } = survey.template.data.options;
  const texts = workingCapitalTexts[survey.template.language];
  const taxTexts = salesTaxTexts[survey.template.language];
  const { percent, days } = modelTexts[survey.template.language];
  const one = (id: RowId, label: string, unit: string, option: keyof typeof wc): ModelInput => {
    const provenance = optionProvenance(`wc.${option}`, survey.template);
    const values = periodValues(wc[option], survey.periodCount);
    return unit === days
      ? periodsInput({ rowId: id, label, unit, range: inputRanges.days, ...provenance }, values)
      : percentagesInput({ rowId: id, label, unit, range: inputRanges.rate, ...provenance }, values);
  };
  // [WC-9] A template term that every item overrides is left out of the inputs, since nothing would read it; [WC-13] receivables at the opening do where nothing is sold.
  const isShared =
    isGiven(survey, 'receivables') ||
    (survey.counts('section_sales') &&
      survey
        .resources('section_sales')
        .some((resource) => isService(resource) && ownTerm(resource, 'accountsReceivablePeriod') === null));
  const receivable = one(
    templateTerms.accountsReceivablePeriod,
    texts.receivableInput,
    days,
    'accountsReceivablePeriod',
  );
  return [
    ...(hasSales(survey) ? [one(templateTerms.minCash, texts.minCashInput, percent, 'minCashBalance')] : []),
    ...(isShared ? [receivable] : []),
    one(templateTerms.inventoryPeriod, texts.stockInput, days, 'inventoryPeriod'),
    one(templateTerms.accountsPayablePeriod, texts.supplierInput, days, 'accountsPayablePeriod'),
    // [WC-20]
    ...(usedSalesTaxes(survey).rates.length > 0
      ? [one(templateTerms.salesTaxPeriod, taxTexts.periodInput, days, 'salesTaxPeriod')]
      : []),
  ];
}

/** A resource of an active section, with the row of its flow. */
export interface WorkingCapitalItem {
  readonly resource: Resource;
  readonly flow: RowId;
  /** The row of what is invoiced. */
  readonly billed: RowId;
  /** The row to link to for the flow. */
  readonly origin: RowId;
}

/** The sheets whose items have payment terms, with the section and the flow of each. */
const sources = {
  revenue: ['section_sales', 'incBook'],
  sga: ['section_sga', 'expBook'],
} as const satisfies Partial<Record<SheetId, readonly [SectionId, FlowId]>>;

function listed(plan: WorkbookPlan, sheet: keyof typeof sources): readonly WorkingCapitalItem[] {
  const [section, flowId] = sources[sheet];
  if (!isOn(plan.survey)) return [];
  return plan.survey
    .resources(section)
    .map((resource) => {
      const flow = ownedRowId(sheet, resource.id, flowId);
      return {
        resource,
        flow,
        billed: (sheet === 'revenue' ? billedRow(resource, plan.survey) : null) ?? flow,
        origin: plan.references.get(resource.id)?.origin?.(plan, new Set([resource.id])) ?? flow,
      };
    })
    .filter(({ flow }) => plan.exportedRows.has(flow));
}

const itemsOn = {
  revenue: oncePer((plan: WorkbookPlan) => listed(plan, 'revenue')),
  sga: oncePer((plan: WorkbookPlan) => listed(plan, 'sga')),
} as const;

export const itemsOf = (plan: WorkbookPlan, sheet: keyof typeof sources): readonly WorkingCapitalItem[] =>
  itemsOn[sheet](plan);

/** The days of a resource: its own, or the template's. */
export const daysOf = ({ resource }: WorkingCapitalItem, term: DaysTermId): CellExpression =>
  cell(ownTerm(resource, term) ?? templateTerms[term]);

export const hasOwnTerm = ({ resource }: WorkingCapitalItem, term: DaysTermId): boolean =>
  ownTerm(resource, term) !== null;
