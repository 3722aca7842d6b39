// What a person types for the valuation: the discount rate, the growth after the forecast and the multiple of EBITDA.
import { periodValues } from '#template/period-values.ts';
import { type CellExpression, call, cell, number, span } from '#workbook/cell-expression.ts';
import { type Row, row, seed } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { periodsInput } from '../../inputs/input.ts';
import { toldOfOption } from '../../inputs/provenance.ts';
import { ranges } from '../../inputs/ranges.ts';
import type { InputBlock } from '../../plan/sheet-definition.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId } from './ip-row.ts';
import { investmentTexts } from './texts.ts';

export const valuationInputs = {
  wacc: rowId('assumptions', 'npv', 'wacc'),
  growth: rowId('assumptions', 'npv', 'tgr'),
  multiple: rowId('assumptions', 'npv', 'ebitda_multiple'),
  rateStart: rowId('assumptions', 'npv', 'irr_start'),
} as const;

/** Spreadsheets search near a guess, so the guess is the rate itself, found when the file is made. */
const start: CellExpression = call(
  'IFERROR',
  call('IRR_NEAREST_ZERO', span(ipId('fcff')), cell(rowId('assumptions', 'number'), 'constant')),
  number(0),
);

/** [IP-10] */
function rateStartRow({ template }: Survey): Row {
  const own = investmentTexts[template.language];
  return row({
    id: valuationInputs.rateStart,
    role: 'input',
    label: own.irrStart,
    format: 'percent',
    unit: plainUnit(own.perPeriod),
    constant: seed(start),
    allowed: { kind: 'number', ...ranges.any },
    note: own.irrStartNote,
  });
}

/** [IP-1] */
export function valuationBlock(survey: Survey): InputBlock {
  const { template, periodCount, sectionTitle } = survey;
  const own = investmentTexts[template.language];
  const { perYear, times } = modelTexts[template.language];
  const { npv } = template.data.options.modules;
  const numbers = (option: keyof typeof npv) => periodValues(npv[option], periodCount);
  const told = (option: string) => toldOfOption(`npv.${option}`, template);
  return {
    title: sectionTitle('section_npv'),
    inputs: [
      periodsInput(
        { rowId: valuationInputs.wacc, label: own.wacc, unit: perYear, range: ranges.rate, ...told('wacc') },
        numbers('wacc'),
      ),
      periodsInput(
        {
          rowId: valuationInputs.growth,
          label: own.growth,
          unit: perYear,
          range: ranges.change,
          ...told('tgr'),
        },
        numbers('tgr'),
      ),
      periodsInput(
        {
          rowId: valuationInputs.multiple,
          label: own.multiple,
          unit: times,
          range: ranges.notNegative,
          ...told('ebitda_multiple'),
        },
        numbers('ebitda_multiple'),
      ),
    ],
    rates: () => [rateStartRow(survey)],
  };
}
