// The price index, when the inflation section is on.
import { sectionIds, sections } from '#template/sections.ts';
import { binary, call, cell, number, over, plus, type RowId, times } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { priceIndexId } from '../../flows/lower-flow.ts';
import { type Rates, ratesOf } from '../../flows/rate.ts';
import { rowId } from '../../ids/row-id.ts';
import { plainUnit } from '../../rows/measures.ts';
import { readRow } from '../../survey/referred-rows.ts';
import type { Survey } from '../../survey/survey.ts';
import { assumptionsTexts } from './texts.ts';

const pricedSections = sectionIds.filter((id) => sections[id].isInflated);

/** Whether anything is bought or sold at a typed price that inflation may raise. */
function hasPrices({ template, resources }: Survey): boolean {
  const formulas = new Map(template.data.formulas.map(({ id, variables }) => [id, variables]));
  const flows = pricedSections.flatMap((id) => resources(id)).flatMap(({ entry }) => entry.flows);
  return flows.some(({ formula, fcst }) =>
    (formulas.get(formula) ?? []).some((variable) => {
      const entry = fcst.find((candidate) => candidate.variable === variable.id);
      return variable.isCurrency && variable.isFixed !== true && readRow(variable, entry) === null;
    }),
  );
}

/** [ASM-5] The first inflation resource is used; if it is off or missing, or no price needs it, there is no index. */
export function inflationRates(survey: Survey): Rates {
  const [first] =
    survey.isOn('section_inflation') && hasPrices(survey) && survey.periodCount > 1
      ? survey.resources('section_inflation')
      : [];
  return ratesOf(first ? [first] : [], survey);
}

/** [ASM-6] 1 in the first period, then raised by the year's rate spread over the periods. */
export function priceIndexRow(survey: Survey, rateRow: RowId): Row {
  const texts = assumptionsTexts[survey.template.language];
  const growth = plus(number(1), cell(rateRow));
  const part = over(number(1), cell(rowId('assumptions', 'number'), 'constant'));
  const raised = times(cell(priceIndexId, 'previous'), binary(growth, '^', part));
  const isFirst = binary(cell(rowId('assumptions', 'number')), '=', number(1));
  return row({
    id: priceIndexId,
    role: 'calculation',
    label: texts.priceIndex,
    format: 'factor',
    unit: plainUnit(texts.factor),
    periods: formula(call('IF', isFirst, number(1), raised)),
  });
}
