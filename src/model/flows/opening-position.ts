// The books of a company that exists already, as they are typed: what it has and owes before the first period.
import type { Language } from '#language/language.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { SheetId } from '#template/sections.ts';
import { type OpeningAmount, openingAmounts } from '#template/template.ts';
import { binary, type CellExpression, call, cell, number, type RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { optionProvenance } from '../inputs/input-provenance.ts';
import { inputRanges } from '../inputs/input-ranges.ts';
import { constantInput, type ModelInput } from '../inputs/model-input.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { InputBlock, WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Survey } from '../survey/survey.ts';

interface OpeningTexts {
  readonly title: string;
  readonly amounts: Readonly<Record<OpeningAmount, string>>;
}

const openingTexts: Readonly<Record<Language, OpeningTexts>> = {
  en: {
    title: 'Opening position',
    amounts: {
      cash: 'Cash at the opening',
      receivables: 'Receivables at the opening',
      stock: 'Inventory at the opening',
      payables: 'Payables at the opening',
      deferred: 'Deferred income at the opening',
      lossPool: 'Tax losses at the opening',
    },
  },
  ru: {
    title: 'Остатки на начало',
    amounts: {
      cash: 'Денежные средства на начало прогноза',
      receivables: 'Дебиторская задолженность на начало прогноза',
      stock: 'Запасы на начало прогноза',
      payables: 'Кредиторская задолженность на начало прогноза',
      deferred: 'Доходы будущих периодов на начало',
      lossPool: 'Налоговые убытки на начало прогноза',
    },
  },
};

const inputIds: Readonly<Record<OpeningAmount, RowId>> = {
  cash: rowId('assumptions', 'opening_cash'),
  receivables: rowId('assumptions', 'opening_receivables'),
  stock: rowId('assumptions', 'opening_stock'),
  payables: rowId('assumptions', 'opening_payables'),
  deferred: rowId('assumptions', 'opening_deferred'),
  lossPool: rowId('assumptions', 'opening_loss_pool'),
};

const textOf = ({ template }: Survey, amount: OpeningAmount): string | undefined =>
  template.data.options.opening?.[amount];

/** A 0 is given; nothing, or blanks, are not. */
export const isGiven = (survey: Survey, amount: OpeningAmount): boolean =>
  !isEmptyPeriodString(textOf(survey, amount));

/** [CHK-12] Whether an amount is given that cash is, or follows from. */
export const hasBooks = (survey: Survey): boolean =>
  openingAmounts.some((amount) => amount !== 'lossPool' && isGiven(survey, amount));

export const openingAmount = (survey: Survey, amount: OpeningAmount): CellExpression =>
  isGiven(survey, amount) ? cell(inputIds[amount], 'constant') : number(0);

/** Cash may be overdrawn, and more may be earned than invoiced. */
const rangeOf = (amount: OpeningAmount) =>
  amount === 'cash' || amount === 'deferred' ? inputRanges.any : inputRanges.notNegative;

function openingInput(survey: Survey, amount: OpeningAmount): ModelInput {
  const { template } = survey;
  return constantInput(
    {
      rowId: inputIds[amount],
      label: openingTexts[template.language].amounts[amount],
      unit: survey.currency,
      format: 'price',
      range: rangeOf(amount),
      ...optionProvenance(`opening.${amount}`, template),
    },
    periodValues(textOf(survey, amount), 1)[0] ?? 0,
  );
}

/** [BS-5] Inputs for what is given alone. */
export function openingBlocks(survey: Survey): readonly InputBlock[] {
  const given = openingAmounts.filter((amount) => isGiven(survey, amount));
  if (given.length === 0) return [];
  const { title } = openingTexts[survey.template.language];
  return [{ title, inputs: given.map((amount) => openingInput(survey, amount)) }];
}

export const hasOpening = (survey: Survey): boolean =>
  openingAmounts.some((amount) => isGiven(survey, amount));

/** The balances that go by payment terms after the opening, by the names that rows have. */
export const runningOff = { receivables: 'receivables', inventory: 'stock', payables: 'payables' } as const;
export type RunningOff = keyof typeof runningOff;

export const hasRunningOff = (survey: Survey): boolean =>
  Object.values(runningOff).some((amount) => isGiven(survey, amount));

/** Whether it stands at the opening alone, without a sheet of working capital. */
export const isAlone = (plan: WorkbookPlan, balance: RunningOff): boolean =>
  !isExported(plan, rowId('wc', balance)) && isGiven(plan.survey, runningOff[balance]);

/** By how much it falls where working capital has no sheet: all of it is gone in the first period. */
export const goneAtOnce = (survey: Survey, balance: RunningOff, sheet: SheetId): CellExpression =>
  call(
    'IF',
    binary(cell(rowId(sheet, 'number')), '=', number(1)),
    openingAmount(survey, runningOff[balance]),
    number(0),
  );

/** The row of a balance: of working capital, or, without its sheet, where the opening stands alone. */
export function balanceRow(plan: WorkbookPlan, balance: RunningOff): RowId {
  const row = rowId('wc', balance);
  return isAlone(plan, balance) ? rowId('bs', balance) : row;
}
