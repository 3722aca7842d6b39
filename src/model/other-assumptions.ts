// Terms of a resource beside its formula: payment days, dividends, interest, opening balances.
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { Language } from '#template/template.ts';
import { type CellExpression, cell, number, type RowId } from '#workbook/cell-expression.ts';
import { constantInput, type Input, periodsInput } from './input.ts';
import { toldOf } from './provenance.ts';
import { type Range, ranges } from './ranges.ts';
import { ownedRowId } from './row-id.ts';
import type { Resource, Survey } from './survey.ts';

export type Term =
  | 'accountsReceivablePeriod'
  | 'inventoryPeriod'
  | 'accountsPayablePeriod'
  | 'dividend'
  | 'interestmargin'
  | 'commitment';

const words: Readonly<
  Record<Language, Readonly<Record<Term | 'opening', readonly [label: string, unit: string]>>>
> = {
  en: {
    accountsReceivablePeriod: ['Receivable period', 'days'],
    inventoryPeriod: ['Inventory period', 'days'],
    accountsPayablePeriod: ['Payable period', 'days'],
    dividend: ['Dividend, share of profit', '%'],
    interestmargin: ['Interest rate', '% a year'],
    commitment: ['Commitment', '%'],
    opening: ['Opening balance', ''],
  },
  ru: {
    accountsReceivablePeriod: ['Срок дебиторской задолженности', 'дней'],
    inventoryPeriod: ['Срок запасов', 'дней'],
    accountsPayablePeriod: ['Срок кредиторской задолженности', 'дней'],
    dividend: ['Дивиденды, доля прибыли', '%'],
    interestmargin: ['Процентная ставка', '% в год'],
    commitment: ['Доля выборки', '%'],
    opening: ['Остаток на начало', ''],
  },
};

/** What is drawn of a loan may be more than was agreed; a profit is shared out but once. */
const rangeOfTerm: Readonly<Record<Term, Range>> = {
  accountsReceivablePeriod: ranges.days,
  inventoryPeriod: ranges.days,
  accountsPayablePeriod: ranges.days,
  dividend: ranges.part,
  interestmargin: ranges.rate,
  commitment: ranges.rate,
};

const terms: readonly Term[] = [
  'accountsReceivablePeriod',
  'inventoryPeriod',
  'accountsPayablePeriod',
  'dividend',
  'interestmargin',
  'commitment',
];

/** Which terms mean something for what kind of resource. */
const termsBySection: Readonly<Record<string, readonly Term[]>> = {
  section_sales: ['accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'],
  section_cos: [],
  section_sga: ['accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'],
  section_fixedassets: [],
  section_financing: ['dividend', 'interestmargin', 'commitment'],
};

/** A resource is a loan when it says so, or where nothing says, when it bears interest. */
export const isLoan = ({ rel, entry }: Resource): boolean =>
  rel === 'loan' || (rel !== 'equity' && entry.otherAssumptions.interestmargin !== undefined);

/** A loan pays no dividend, and equity bears no interest. */
const isOfKind = (term: Term, resource: Resource): boolean =>
  resource.sectionId !== 'section_financing' || isLoan(resource) === (term !== 'dividend');

const termText = (resource: Resource, term: Term): string | null => {
  const value = resource.entry.otherAssumptions[term]?.value;
  return value === undefined || isEmptyPeriodString(value) ? null : value;
};

const termRowId = (resource: Resource, term: Term): RowId =>
  ownedRowId('assumptions', resource.id, 'term', term);

/** The row of a resource's own term; null where the template's stands in, or nothing does. */
export const ownTerm = (resource: Resource, term: Term): RowId | null =>
  termText(resource, term) === null ? null : termRowId(resource, term);

/** Payment days are no numbers of the model while working capital is off. */
const isUsed = (term: Term, survey: Survey): boolean =>
  !term.endsWith('Period') || survey.counts('section_wc', 'module_wc');

function termInputs(resource: Resource, survey: Survey): readonly Input[] {
  const known = termsBySection[resource.sectionId] ?? [];
  return terms.flatMap((term) => {
    const isRead = known.includes(term) && isOfKind(term, resource) && isUsed(term, survey);
    const text = isRead ? termText(resource, term) : null;
    if (text === null) return [];
    const [label, unit] = words[survey.template.language][term];
    const start = {
      rowId: termRowId(resource, term),
      label: `${resource.name}: ${label}`,
      unit,
      range: rangeOfTerm[term],
      source: { resourceId: resource.id, variableId: term },
      ...toldOf(resource.entry.otherAssumptions[term]?.provenance, survey.template),
    };
    return [periodsInput(start, periodValues(text, survey.periodCount))];
  });
}

const openingRowId = (resource: Resource): RowId => ownedRowId('assumptions', resource.id, 'opening');

/** What a balance opens with: what was typed, or nothing. */
export const openingCell = (resource: Resource): CellExpression =>
  openingAmount(resource) === null ? number(0) : cell(openingRowId(resource), 'constant');

/** The first scenario of the last historical entry of the first flow, an amount. */
function openingAmount(resource: Resource): number | null {
  const data = resource.entry.flows[0]?.hist.at(-1)?.scenarios[0]?.data;
  return isEmptyPeriodString(data) ? null : (periodValues(data, 1)[0] ?? null);
}

function openingInputs(resource: Resource, survey: Survey): readonly Input[] {
  const amount = ['section_fixedassets', 'section_financing'].includes(resource.sectionId)
    ? openingAmount(resource)
    : null;
  if (amount === null) return [];
  const [label] = words[survey.template.language].opening;
  const start = {
    rowId: openingRowId(resource),
    label: `${resource.name}: ${label}`,
    unit: survey.currency,
    format: 'price',
    source: { resourceId: resource.id, variableId: null },
    ...toldOf(resource.entry.flows[0]?.hist.at(-1)?.provenance, survey.template),
  } as const;
  return [constantInput(start, amount)];
}

export const otherInputs = (resource: Resource, survey: Survey): readonly Input[] => [
  ...openingInputs(resource, survey),
  ...termInputs(resource, survey),
];
