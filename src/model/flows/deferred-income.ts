// Deferred income: what services have invoiced and not earned yet; below 0 what they have earned and not invoiced.
import type { Language } from '#language/language.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import {
  binary,
  type CellExpression,
  type CellSelector,
  call,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import { optionProvenance } from '../inputs/input-provenance.ts';
import { constantInput } from '../inputs/model-input.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { SheetDeclarations, WorkbookPlan } from '../plan/sheet-definition.ts';
import { belongsTo, flowRow, moneyRow, summed } from '../rows/calculation-row.ts';
import { blank, heading } from '../rows/header.ts';
import { plainUnit } from '../rows/measures.ts';
import type { ReadyFlow } from '../survey/flow.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { flowTotalId } from './flow-rows.ts';

interface DeferredTexts {
  readonly heading: string;
  readonly change: (service: string) => string;
  readonly total: string;
  readonly balance: string;
  readonly opening: string;
  readonly openingPosition: string;
  readonly unearned: string;
  readonly earned: string;
}

const deferredTexts: Readonly<Record<Language, DeferredTexts>> = {
  en: {
    heading: 'Deferred income',
    change: (service) => `${service}: invoiced less earned`,
    total: 'Invoiced less earned',
    balance: 'Deferred income',
    opening: 'Deferred income at the opening',
    openingPosition: 'Opening position',
    unearned: 'Deferred income that no service earns',
    earned: 'a service earns the deferred income of the opening',
  },
  ru: {
    heading: 'Доходы будущих периодов',
    change: (service) => `${service}: выставлено за вычетом заработанного`,
    total: 'Выставлено за вычетом заработанного',
    balance: 'Доходы будущих периодов',
    opening: 'Доходы будущих периодов на начало',
    openingPosition: 'Остатки на начало',
    unearned: 'Доходы будущих периодов, которые не зарабатывает ни одна услуга',
    earned: 'доходы будущих периодов на начало зарабатываются услугой',
  },
};

export const deferredId = rowId('revenue', 'deferred');
export const deferredChangeId = rowId('revenue', 'deferred_change');
const openingId = rowId('assumptions', 'opening_deferred');
const unearnedId = rowId('bs', 'deferred_unearned');

/** The flow of a service that invoices something else than it earns. */
function billedFlow(resource: Resource, survey: Survey): ReadyFlow | null {
  const flow = resource.entry.flows.find(({ id }) => id === 'incBook');
  const ready = flow && survey.counts('section_sales') ? survey.readFlow(resource, flow).flow : null;
  return ready?.formula.billing === undefined ? null : ready;
}

const billedFlows = (survey: Survey): readonly ReadyFlow[] =>
  survey.resources('section_sales').flatMap((resource) => billedFlow(resource, survey) ?? []);

/** The row of what a service invoices; null where that is what it earns. */
export function billedRow(resource: Resource, survey: Survey): RowId | null {
  const billing = billedFlow(resource, survey)?.formula.billing;
  return billing === undefined ? null : ownedRowId('revenue', resource.id, 'incBook', 'step', billing);
}

const openingText = ({ template }: Survey): string | null => {
  const text = template.data.options.opening?.deferred;
  return text === undefined || isEmptyPeriodString(text) ? null : text;
};

export const hasDeferredIncome = (survey: Survey): boolean =>
  openingText(survey) !== null || billedFlows(survey).length > 0;

const isUnearned = (survey: Survey): boolean =>
  openingText(survey) !== null && billedFlows(survey).length === 0;

export const openingDeferred = ({ survey }: WorkbookPlan): CellExpression =>
  openingText(survey) === null ? number(0) : cell(openingId, 'constant');

export const deferredTitle = ({ template }: Survey): string => deferredTexts[template.language].balance;

/** What the balance sheet declares, which stands in every workbook. */
export function declareOpening(survey: Survey): Pick<SheetDeclarations, 'inputs' | 'checks' | 'subjects'> {
  const text = openingText(survey);
  if (text === null) return {};
  const texts = deferredTexts[survey.template.language];
  const input = constantInput(
    {
      rowId: openingId,
      label: texts.opening,
      unit: survey.currency,
      format: 'price',
      ...optionProvenance('opening.deferred', survey.template),
    },
    periodValues(text, 1)[0] ?? 0,
  );
  return {
    inputs: [{ title: texts.openingPosition, inputs: [input] }],
    subjects: ['opening_cash'],
    checks: isUnearned(survey) ? [{ row: unearnedId, label: texts.earned, kind: 'fault' }] : [],
  };
}

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

/** Without a sheet of working capital, deferred income is all that there is of it. */
export function netWorkingCapital(plan: WorkbookPlan, at: CellSelector): CellExpression {
  const net = rowId('wc', 'net_working_capital');
  const deferred = rowId('bs', 'deferred_income');
  if (isExported(plan, net)) return cell(net, at);
  return isExported(plan, deferred) ? negate(cell(deferred, at)) : number(0);
}

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
      periods: formula(call('IF', binary(openingDeferred(plan), '<>', number(0)), number(1), number(0))),
    }),
  ];
}
