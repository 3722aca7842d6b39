// Repayments of a loan by its terms: in equal parts, as an annuity, or all at the end.
import {
  binary,
  type CellExpression,
  type CellSelector,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { isLoan, repaymentOf } from '../../flows/loan-kind.ts';
import { monthsCell, openingCell, ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, summed, toDateRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Resource } from '../../survey/resource.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { financingRowId } from './financing-row.ts';
import { repaymentTexts } from './repayment-texts.ts';

const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');

export const graceFaultsId = rowId('financing', 'grace_faults');

export const loansByTerms = (survey: Survey): readonly Resource[] =>
  survey.counts('section_financing')
    ? survey.resources('section_financing').filter((one) => isLoan(one) && repaymentOf(one) !== 'typed')
    : [];

/** Half a period, as months over the months of two years. */
const half = over(number(12), number(24));

/** The nearest whole number of periods; half a period is a whole one. */
const periodsOf = (months: CellExpression): CellExpression =>
  call('INT', plus(over(times(months, periodsPerYear), number(12)), half));

type RepaymentPart = keyof typeof formats;

const formats = {
  periods: 'count',
  grace: 'count',
  age: 'count',
  left: 'count',
  pays: 'count',
  rate: 'percent',
  share: 'percent',
} as const satisfies Readonly<Record<string, NumberFormat>>;

interface LoanPlace {
  readonly plan: WorkbookPlan;
  readonly resource: Resource;
}

const read = (resource: Resource, part: Parameters<typeof financingRowId>[1], at?: CellSelector) =>
  cell(financingRowId(resource, part), at);

function workingRow({ plan, resource }: LoanPlace, part: RepaymentPart, rest: Partial<Row>): Row {
  const texts = repaymentTexts[plan.survey.template.language];
  return row({
    ...{ id: financingRowId(resource, part), role: 'calculation', outline: 1, format: formats[part] },
    label: texts.labels[part](resource.name),
    unit: plainUnit(texts.units[part]),
    note: texts.notes[part] ?? null,
    ...belongsTo(resource),
    ...rest,
  });
}

const inAll = (id: RowId): Pick<Row, 'total'> => ({ total: formula(call('SUM', span(id))) });

/** [FIN-7] How many periods the loan runs, and how many of them pay nothing back. */
const lengthRows = (place: LoanPlace): readonly Row[] => {
  const { resource } = place;
  const length = call('MAX', number(1), periodsOf(monthsCell(resource, 'term')));
  const grace = call('MAX', number(0), periodsOf(monthsCell(resource, 'grace')));
  return [
    workingRow(place, 'periods', { constant: formula(length) }),
    workingRow(place, 'grace', { constant: formula(grace) }),
  ];
};

/** [FIN-8] What was ever lent, how old the loan is, and whether anything is due. */
function ageRows(place: LoanPlace): readonly Row[] {
  const { plan, resource } = place;
  const texts = repaymentTexts[plan.survey.template.language];
  const lent = {
    ...{ id: financingRowId(resource, 'lent'), label: texts.lent(resource.name), outline: 1 as const },
    ...belongsTo(resource),
  };
  const isLent = binary(read(resource, 'lent', 'previous'), '=', number(0));
  const older = plus(read(resource, 'age', 'previous'), number(1));
  const grace = read(resource, 'grace', 'constant');
  const last = minus(read(resource, 'periods', 'constant'), number(1));
  const without = repaymentOf(resource) === 'bullet' ? call('MAX', grace, last) : grace;
  const isDue = binary(read(resource, 'age'), '>', without);
  return [
    toDateRow(plan, lent, read(resource, 'in'), openingCell(resource)),
    workingRow(place, 'age', {
      zero: formula(number(0)),
      periods: formula(call('IF', isLent, number(0), older)),
    }),
    workingRow(place, 'pays', {
      ...inAll(financingRowId(resource, 'pays')),
      periods: formula(call('IF', isDue, number(1), number(0))),
    }),
  ];
}

/** [FIN-10] [FIN-11] What part of the open balance is paid back, for equal parts and annuities. */
function shareRows(place: LoanPlace): readonly Row[] {
  const { resource } = place;
  const repayment = repaymentOf(resource);
  if (repayment === 'bullet') return [];
  const passed = minus(read(resource, 'periods', 'constant'), read(resource, 'age'));
  const left = call('MAX', number(1), plus(passed, number(1)));
  const equal = over(number(1), read(resource, 'left'));
  const yearly = ownTerm(resource, 'interestmargin');
  const leftRow = workingRow(place, 'left', { periods: formula(left) });
  if (repayment === 'equal' || yearly === null) {
    return [leftRow, workingRow(place, 'share', { periods: formula(equal) })];
  }
  const rate = read(resource, 'rate');
  const growth = binary(plus(number(1), rate), '^', read(resource, 'left'));
  const annuity = over(rate, minus(growth, number(1)));
  const isFree = binary(rate, '=', number(0));
  return [
    leftRow,
    workingRow(place, 'rate', { periods: formula(over(cell(yearly), periodsPerYear)) }),
    workingRow(place, 'share', { periods: formula(call('IF', isFree, equal, annuity)) }),
  ];
}

/** [FIN-9] [FIN-10] [FIN-11] What is due of a loan by its terms. */
export function dueRows(plan: WorkbookPlan, resource: Resource): readonly Row[] {
  if (repaymentOf(resource) === 'typed') return [];
  const texts = repaymentTexts[plan.survey.template.language];
  const place = { plan, resource };
  const shares = shareRows(place);
  const due = {
    ...{ id: financingRowId(resource, 'due'), label: texts.due(resource.name), outline: 1 as const },
    ...belongsTo(resource),
  };
  const open = times(read(resource, 'open'), read(resource, 'pays'));
  const part = shares.length > 0 ? times(open, read(resource, 'share')) : open;
  return [...lengthRows(place), ...ageRows(place), ...shares, flowRow(plan, due, part)];
}

/** [FIN-12] 1 for each loan that is to be repaid before its first repayment. */
export function graceRows(plan: WorkbookPlan): readonly Row[] {
  const loans = loansByTerms(plan.survey);
  if (loans.length === 0) return [];
  const texts = repaymentTexts[plan.survey.template.language];
  const { flag } = modelTexts[plan.survey.template.language];
  const checked = { role: 'check', format: 'count', unit: plainUnit(flag) } as const;
  const faults = loans.map((resource) => {
    const isLate = binary(read(resource, 'grace', 'constant'), '>=', read(resource, 'periods', 'constant'));
    const id = ownedRowId('financing', resource.id, 'grace_fault');
    return row({
      ...checked,
      ...inAll(id),
      ...belongsTo(resource),
      id,
      label: resource.name,
      periods: formula(call('IF', isLate, number(1), number(0))),
    });
  });
  return [
    blank('financing', 'before_grace'),
    heading('financing', 'grace', texts.graceHeading),
    ...summed('financing', 'grace', faults, (sum) =>
      row({
        ...checked,
        ...inAll(graceFaultsId),
        id: graceFaultsId,
        label: texts.graceFaults,
        periods: formula(sum),
      }),
    ),
  ];
}
