// Terms of a resource besides its formula: payment days, dividends, interest, opening balances.

import type { Language } from '#language/language.ts';
import { isEmptyPeriodString, periodValues, termValues } from '#template/period-values.ts';
import { hasOpening, type NumberTermId, numberTermIds, rels, terms, termsIn } from '#template/sections.ts';
import { type CellExpression, cell, number, type RowId } from '#workbook/cell-expression.ts';
import { ownedRowId } from '../ids/row-id.ts';
import { inputProvenance } from '../inputs/input-provenance.ts';
import { type InputRange, inputRanges } from '../inputs/input-ranges.ts';
import {
  constantInput,
  type ModelInput,
  percentagesInput,
  periodsInput,
  readLater,
} from '../inputs/model-input.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { isCreditLine, isLoan, isPaidOfCash, repaymentOf } from './loan-kind.ts';

const words: Readonly<
  Record<
    Language,
    Readonly<
      Record<NumberTermId | 'prepaid' | 'cashDividend' | 'opening', readonly [label: string, unit: string]>
    >
  >
> = {
  en: {
    accountsReceivablePeriod: ['Receivable period', 'days'],
    prepaid: ['Prepaid period', 'days'],
    inventoryPeriod: ['Inventory period', 'days'],
    accountsPayablePeriod: ['Payable period', 'days'],
    dividend: ['Dividend, share of profit', '%'],
    cashDividend: ['Dividend, share of spare cash', '%'],
    interestmargin: ['Interest rate', '% / year'],
    commitment: ['Commitment', '%'],
    term: ['Term', 'months'],
    grace: ['Grace period', 'months'],
    line: ['Limit of the credit line', ''],
    sold: ['Part sold at the end of the period', '%'],
    opening: ['Opening balance', ''],
  },
  ru: {
    accountsReceivablePeriod: ['Срок дебиторской задолженности', 'дней'],
    prepaid: ['Срок предоплаты', 'дней'],
    inventoryPeriod: ['Срок запасов', 'дней'],
    accountsPayablePeriod: ['Срок кредиторской задолженности', 'дней'],
    dividend: ['Дивиденды, доля прибыли', '%'],
    cashDividend: ['Дивиденды, доля свободных денег', '%'],
    interestmargin: ['Процентная ставка', '% в год'],
    commitment: ['Доля выборки', '%'],
    term: ['Срок', 'мес.'],
    grace: ['Льготный период', 'мес.'],
    line: ['Лимит кредитной линии', ''],
    sold: ['Доля, проданная в конце периода', '%'],
    opening: ['Остаток на начало', ''],
  },
};

/** More may be drawn from a loan than agreed, but a profit can be distributed only once. */
const rangeOfTerm: Readonly<Record<NumberTermId, InputRange>> = {
  accountsReceivablePeriod: inputRanges.days,
  inventoryPeriod: inputRanges.days,
  accountsPayablePeriod: inputRanges.days,
  dividend: inputRanges.part,
  interestmargin: inputRanges.rate,
  commitment: inputRanges.rate,
  term: inputRanges.months,
  grace: inputRanges.months,
  line: inputRanges.notNegative,
  sold: inputRanges.part,
};

/** What is planned of a credit line does not count. */
const lineTerms: readonly NumberTermId[] = ['interestmargin', 'line'];

/** A loan pays no dividend, and equity bears no interest. */
const isOfKind = (term: NumberTermId, resource: Resource): boolean =>
  resource.sectionId !== 'section_financing' ||
  (isCreditLine(resource) ? lineTerms : rels[isLoan(resource) ? 'loan' : 'equity'].terms).includes(term);

/** Of a loan that is repaid by its terms: a month's number each, 0 where none is typed. */
function monthInputs(resource: Resource, survey: Survey): readonly ModelInput[] {
  if (repaymentOf(resource) === 'typed') return [];
  return (['term', 'grace'] as const).map((term) => {
    const [label, unit] = words[survey.template.language][term];
    const start = {
      rowId: termRowId(resource, term),
      label: `${resource.name}: ${label}`,
      unit,
      range: rangeOfTerm[term],
      source: { resourceId: resource.id, variableId: term },
      ...inputProvenance(resource.entry.otherAssumptions[term]?.provenance, survey.template),
    };
    return constantInput(start, periodValues(termText(resource, term) ?? '', 1)[0] ?? 0);
  });
}

/** The months of a loan that is repaid by its terms. */
export const monthsCell = (resource: Resource, term: 'term' | 'grace'): CellExpression =>
  cell(termRowId(resource, term), 'constant');

const termText = (resource: Resource, term: NumberTermId): string | null => {
  const value = resource.entry.otherAssumptions[term]?.value;
  return value === undefined || isEmptyPeriodString(value) ? null : value;
};

const termRowId = (resource: Resource, term: NumberTermId): RowId =>
  ownedRowId('assumptions', resource.id, 'term', term);

/** The row of a resource's own term; null where the template's applies, or none. */
export const ownTerm = (resource: Resource, term: NumberTermId): RowId | null =>
  termText(resource, term) === null ? null : termRowId(resource, term);

/** Payment days are not part of the model while working capital is off. */
const isUsed = (term: NumberTermId, survey: Survey): boolean =>
  terms[term].unit !== 'days' || survey.counts('section_wc');

/** What days of overheads count is paid ahead, and a dividend may be a share of something else. */
function namedTerm(resource: Resource, term: NumberTermId): keyof (typeof words)[Language] {
  if (resource.sectionId === 'section_sga' && term === 'accountsReceivablePeriod') return 'prepaid';
  return term === 'dividend' && isPaidOfCash(resource) ? 'cashDividend' : term;
}

function termInputs(resource: Resource, survey: Survey): readonly ModelInput[] {
  const known = termsIn(resource.sectionId);
  return numberTermIds.flatMap((term) => {
    const isRead =
      (known.includes(term) || term === 'line') && isOfKind(term, resource) && isUsed(term, survey);
    const text = isRead ? termText(resource, term) : null;
    if (text === null) return [];
    const [label, unit] = words[survey.template.language][namedTerm(resource, term)];
    const start = {
      rowId: termRowId(resource, term),
      label: `${resource.name}: ${label}`,
      ...(term === 'line' ? { unit: survey.currency, format: 'price' as const } : { unit }),
      range: rangeOfTerm[term],
      source: { resourceId: resource.id, variableId: term },
      ...inputProvenance(resource.entry.otherAssumptions[term]?.provenance, survey.template),
    };
    const values = termValues(term, text, survey.periodCount);
    const input = unit.startsWith('%') ? percentagesInput(start, values) : periodsInput(start, values);
    // A loan that opens with nothing bears no interest in the first period.
    const isLater = term === 'interestmargin' && openingAmount(resource) === null;
    return [isLater ? readLater(input, survey.periodsPerYear) : input];
  });
}

const openingRowId = (resource: Resource): RowId => ownedRowId('assumptions', resource.id, 'opening');

/** The opening balance: the typed one, or 0. */
export const openingCell = (resource: Resource): CellExpression =>
  openingAmount(resource) === null ? number(0) : cell(openingRowId(resource), 'constant');

export const hasOpeningAmount = (resource: Resource): boolean => openingAmount(resource) !== null;

/** The first scenario of the last historical entry of the first flow, an amount. */
function openingAmount(resource: Resource): number | null {
  const data = resource.entry.flows[0]?.hist.at(-1)?.scenarios[0]?.data;
  return isEmptyPeriodString(data) ? null : (periodValues(data, 1)[0] ?? null);
}

function openingInputs(resource: Resource, survey: Survey): readonly ModelInput[] {
  const amount = hasOpening(resource.sectionId) ? openingAmount(resource) : null;
  if (amount === null) return [];
  const [label] = words[survey.template.language].opening;
  const start = {
    rowId: openingRowId(resource),
    label: `${resource.name}: ${label}`,
    unit: survey.currency,
    format: 'price',
    source: { resourceId: resource.id, variableId: null },
    ...inputProvenance(resource.entry.flows[0]?.hist.at(-1)?.provenance, survey.template),
  } as const;
  return [constantInput(start, amount)];
}

export const otherInputs = (resource: Resource, survey: Survey): readonly ModelInput[] => [
  ...openingInputs(resource, survey),
  ...termInputs(resource, survey),
  ...monthInputs(resource, survey),
];
