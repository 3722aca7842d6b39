// Whether the cash of a year covers its interest and repayments, once loans are being paid back: what banks look at.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  past,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ratioId } from './basis-rows.ts';
import { ratioTexts, type YearlyCoverWord } from './texts.ts';

const tolerance = cell(ratioId('tolerance'), 'constant');
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const paidId = ratioId('repayment_periods');
const coverId = ratioId('debt_service_cover_year');

/** [RAT-20] From 1 in the period of the first repayment on. */
function paidPeriods(): CellExpression {
  const isPaid = times(binary(cell(ratioId('repayment')), '>', tolerance), number(1));
  const before = cell(paidId, 'previous');
  const later = plus(before, number(1));
  return call('IF', binary(plus(before, isPaid), '>', number(0)), later, number(0));
}

type YearlySum = 'cash_for_debt' | 'debt_service';

/** Nothing before the first repayment. */
const oncePaid = (part: YearlySum): CellExpression =>
  call('IF', binary(cell(paidId), '>', number(0)), cell(ratioId(part)), number(0));

/** Of the last year, or of fewer periods since the first repayment. */
function ofYear(part: YearlySum): CellExpression {
  const total = ratioId(`${part}_to_date`);
  const place = plus(minus(cell(rowId('ratios', 'number')), periodsPerYear), number(1));
  const isLonger = binary(cell(paidId), '>', periodsPerYear);
  return minus(cell(total), call('IF', isLonger, call('INDEX', past(total), place), number(0)));
}

/** A year is whole, or the forecast ends before it is; within the tolerance nothing is due. */
function cover(): CellExpression {
  const paid = cell(paidId);
  const isWhole = binary(paid, '>=', periodsPerYear);
  const [here, last] = [cell(rowId('ratios', 'number')), cell(rowId('ratios', 'number'), 'last')];
  const isAtEnd = times(binary(here, '=', last), binary(paid, '>', number(0)));
  const due = cell(ratioId('debt_service_year'));
  const isTold = times(plus(times(isWhole, number(1)), isAtEnd), binary(due, '>', tolerance));
  return call('IF', binary(isTold, '>', number(0)), over(cell(ratioId('cash_for_debt_year')), due), missing);
}

export const yearlyCoverId = coverId;

export function yearlyCoverRows({ survey }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  const [words, texts] = [ratioTexts[language], modelTexts[language]];
  return [
    blank('ratios', 'before_yearly_cover'),
    heading('ratios', 'yearly_cover', words.yearly_cover),
    row({
      id: coverId,
      role: 'calculation',
      label: words.debt_service_cover_year,
      format: 'ratio',
      unit: plainUnit(texts.times),
      periods: formula(cover()),
      span: 'last',
    }),
  ];
}

export function yearlyCoverWorkings(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const [words, texts] = [ratioTexts[language], modelTexts[language]];
  const money = (part: YearlyCoverWord, sum: CellExpression): Row =>
    moneyRow(plan, { id: ratioId(part), label: words[part] }, sum);
  const toDate = (part: YearlySum): Row =>
    toDateRow(plan, { id: ratioId(`${part}_to_date`), label: words[`${part}_to_date`] }, oncePaid(part));
  return [
    blank('ratios', 'before_yearly_cover_workings'),
    heading('ratios', 'yearly_cover_workings', words.yearly_cover, 2),
    row({
      id: paidId,
      role: 'calculation',
      label: words.repayment_periods,
      format: 'count',
      unit: plainUnit(texts.periods),
      zero: formula(number(0)),
      periods: formula(paidPeriods()),
    }),
    toDate('cash_for_debt'),
    toDate('debt_service'),
    money('cash_for_debt_year', ofYear('cash_for_debt')),
    money('debt_service_year', ofYear('debt_service')),
  ];
}
