// A rate of return of flows by period: whether there can be one, the rate a period, and the rate a year.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { type RateId, searchStart } from '../../ids/rate-search.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { plainUnit, rateUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { constant, ipId, single } from './ip-row.ts';
import type { RateTexts } from './return-texts.ts';
import { searchedFlow, searchRows } from './search-rows.ts';
import { investmentTexts } from './texts.ts';

export interface RateOfReturn {
  readonly id: RateId;
  readonly bothSignsId: string;
  readonly flow: RowId;
  /** A figure without which there is no rate either. */
  readonly needs: CellExpression | null;
  readonly texts: RateTexts;
}

const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');

/** The rate a year of a rate a period. */
const yearly = (perPeriod: CellExpression): CellExpression =>
  minus(binary(plus(number(1), perPeriod), '^', periodsPerYear), number(1));

const isOne = (condition: CellExpression): CellExpression => call('IF', condition, number(1), number(0));

const searchOf = ({ survey }: WorkbookPlan, { id, flow }: RateOfReturn): CellExpression =>
  call('IRR', searchedFlow(survey, flow), cell(searchStart(id), 'constant'));

/** Whether there can be a rate, and whether the search finds it: a search that fails is an error, and none may stand in a cell. */
function flagRows(plan: WorkbookPlan, rate: RateOfReturn): readonly Row[] {
  const { survey } = plan;
  const search = searchOf(plan, rate);
  const { language } = survey.template;
  const { id, bothSignsId, needs } = rate;
  const flows = searchedFlow(survey, rate.flow);
  const product = times(call('MIN', flows), call('MAX', flows));
  const isFound = times(constant(bothSignsId), call('ISNUMBER', search));
  const isKnown = needs === null ? isFound : times(isFound, call('ISNUMBER', needs));
  const flag = { format: 'count', unit: plainUnit(modelTexts[language].flag) } as const;
  return [
    single(
      {
        ...flag,
        id: ipId(bothSignsId),
        label: rate.texts.bothSigns,
        note: investmentTexts[language].bothSignsNote,
      },
      isOne(binary(product, '<', number(0))),
    ),
    single(
      { ...flag, id: ipId(`${id}_found`), label: rate.texts.found },
      isOne(binary(isKnown, '=', number(1))),
    ),
  ];
}

/** How the rate is found. */
export const rateWorkings = (plan: WorkbookPlan, rate: RateOfReturn): readonly Row[] => [
  ...searchRows(plan, rate.id, rate.flow),
  ...flagRows(plan, rate),
];

/** [IP-10] */
export function rateRows(plan: WorkbookPlan, rate: RateOfReturn): readonly Row[] {
  const { survey } = plan;
  const { language } = survey.template;
  const { id } = rate;
  const perPeriod = constant(`${id}_period`);
  return [
    single(
      {
        id: ipId(`${id}_period`),
        label: rate.texts.perPeriod,
        format: 'percent',
        unit: rateUnit(survey),
      },
      call('IF', binary(constant(`${id}_found`), '=', number(1)), searchOf(plan, rate), missing),
    ),
    single(
      {
        id: ipId(id),
        role: 'total',
        label: rate.texts.rate,
        note: rate.texts.note,
        format: 'percent',
        unit: plainUnit(modelTexts[language].perYear),
      },
      call('IF', call('ISNUMBER', perPeriod), yearly(perPeriod), missing),
    ),
  ];
}
