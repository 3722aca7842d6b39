// Deferred income: what services have invoiced and not earned yet; below 0 what they have earned and not invoiced.
import type { Language } from '#language/language.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  plus,
  type RowId,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { ModelCheck, WorkbookPlan } from '../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow, summed } from '../rows/calculation-row.ts';
import { blank, heading } from '../rows/header.ts';
import { plainUnit } from '../rows/measures.ts';
import type { ReadyFlow } from '../survey/flow.ts';
import { oncePer } from '../survey/once-per.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { flowTotalId } from './flow-rows.ts';
import { isGiven, openingAmount } from './opening-position.ts';

interface DeferredTexts {
  readonly heading: string;
  readonly change: (service: string) => string;
  readonly total: string;
  readonly balance: string;
  readonly unearned: string;
  readonly earned: string;
}

const deferredTexts: Readonly<Record<Language, DeferredTexts>> = {
  en: {
    heading: 'Deferred income',
    change: (service) => `${service}: invoiced less earned`,
    total: 'Invoiced less earned',
    balance: 'Deferred income',
    unearned: 'Deferred income that no service earns',
    earned: 'a service earns the deferred income of the opening',
  },
  ru: {
    heading: 'Доходы будущих периодов',
    change: (service) => `${service}: выставлено за вычетом заработанного`,
    total: 'Выставлено за вычетом заработанного',
    balance: 'Доходы будущих периодов',
    unearned: 'Доходы будущих периодов, которые не зарабатывает ни одна услуга',
    earned: 'доходы будущих периодов на начало зарабатываются услугой',
  },
};

export const deferredId = rowId('revenue', 'deferred');
export const deferredChangeId = rowId('revenue', 'deferred_change');
const unearnedId = rowId('bs', 'deferred_unearned');

/** The flow of a service that invoices something else than it earns. */
function billedFlow(resource: Resource, survey: Survey): ReadyFlow | null {
  const flow = resource.entry.flows.find(({ id }) => id === 'incBook');
  const ready = flow && survey.counts('section_sales') ? survey.readFlow(resource, flow).flow : null;
  return ready?.formula.billing === undefined ? null : ready;
}

const billedFlows = oncePer((survey: Survey): readonly ReadyFlow[] =>
  survey.resources('section_sales').flatMap((resource) => billedFlow(resource, survey) ?? []),
);

/** The row of what a service invoices; null where that is what it earns. */
export function billedRow(resource: Resource, survey: Survey): RowId | null {
  if (billedFlows(survey).length === 0) return null;
  const billing = billedFlow(resource, survey)?.formula.billing;
  return billing === undefined ? null : ownedRowId('revenue', resource.id, 'incBook', 'step', billing);
}

export const hasDeferredIncome = (survey: Survey): boolean =>
  isGiven(survey, 'deferred') || billedFlows(survey).length > 0;

const isUnearned = (survey: Survey): boolean =>
  isGiven(survey, 'deferred') && billedFlows(survey).length === 0;

export const openingDeferred = ({ survey }: WorkbookPlan): CellExpression =>
  openingAmount(survey, 'deferred');

export const deferredTitle = ({ template }: Survey): string => deferredTexts[template.language].balance;

export const unearnedChecks = (survey: Survey): readonly ModelCheck[] =>
  isUnearned(survey)
    ? [{ row: unearnedId, label: deferredTexts[survey.template.language].earned, kind: 'fault' }]
    : [];

/** [REV-12] Its roll-forward, on the revenue sheet. */
export function deferredRows(plan: WorkbookPlan): readonly Row[] {
  const flows = billedFlows(plan.survey);
  if (flows.length === 0) return [];
  const texts = deferredTexts[plan.survey.template.language];
  const changes = flows.map((flow) => {
    const { resource } = flow;
    const billed = cell(billedRow(resource, plan.survey) ?? flowTotalId('revenue', flow));
    const id = ownedRowId('revenue', resource.id, 'deferred_change');
    const start = { id, label: texts.change(flow.name), ...belongsTo(resource) };
    return flowRow(plan, start, minus(billed, cell(flowTotalId('revenue', flow))));
  });
  return [
    blank('revenue', 'before_deferred'),
    heading('revenue', 'deferred', texts.heading),
    ...summed('revenue', 'deferred', changes, (sum) =>
      flowRow(plan, { id: deferredChangeId, role: 'total', label: texts.total }, sum),
    ),
    moneyRow(
      plan,
      { id: deferredId, label: texts.balance, zero: formula(openingDeferred(plan)) },
      plus(cell(deferredId, 'previous'), cell(deferredChangeId)),
    ),
  ];
}

export const deferredExports = (survey: Survey): readonly RowId[] =>
  billedFlows(survey).length > 0 ? [deferredId, deferredChangeId] : [];

/** The balance where it stands; without services that invoice, the opening for ever. */
export const deferredBalance = (plan: WorkbookPlan): CellExpression =>
  isExported(plan, deferredId) ? cell(deferredId) : openingDeferred(plan);

/** [BS-4] 1 where nothing will ever earn what stands there. */
export function unearnedRows(plan: WorkbookPlan): readonly Row[] {
  if (!isUnearned(plan.survey)) return [];
  const { language } = plan.survey.template;
  return [
    row({
      id: unearnedId,
      role: 'check',
      label: deferredTexts[language].unearned,
      format: 'count',
      unit: plainUnit(modelTexts[language].flag),
      total: formula(call('SUM', span(unearnedId))),
      periods: formula(call('IF', binary(openingDeferred(plan), '<>', number(0)), number(1), number(0))),
    }),
  ];
}
