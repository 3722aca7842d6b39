// The inputs of the valuation: discount rate, terminal growth rate and EBITDA multiple.
import { periodValues } from '#template/period-values.ts';
import { type CellExpression, call, cell, number, type RowId } from '#workbook/cell-expression.ts';
import { type Row, row, seed } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { optionProvenance } from '../../inputs/input-provenance.ts';
import { inputRanges } from '../../inputs/input-ranges.ts';
import { constantInput, inFractions, percentagesInput } from '../../inputs/model-input.ts';
import type { InputBlock } from '../../plan/sheet-definition.ts';
import { plainUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId } from './ip-row.ts';
import { type RateId, rateStarts, searched } from './rate-rows.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';

export const valuationInputs = {
  wacc: rowId('assumptions', 'npv', 'wacc'),
  growth: rowId('assumptions', 'npv', 'tgr'),
  multiple: rowId('assumptions', 'npv', 'ebitda_multiple'),
} as const;

/** Spreadsheets search near a guess, so the guess is the rate itself, calculated when the file is made. */
const start = (survey: Survey, flow: RowId): CellExpression =>
  call(
    'IFERROR',
    call('IRR_NEAREST_ZERO', searched(survey, flow), cell(rowId('assumptions', 'number'), 'constant')),
    number(0),
  );

/** [IP-10] */
function rateStartRow(survey: Survey, rate: RateId, flow: RowId): Row {
  const texts = investmentTexts[survey.template.language];
  const { rates } = returnTexts[survey.template.language];
  return row({
    id: rateStarts[rate],
    role: 'input',
    label: rates[rate].start,
    format: 'percent',
    unit: plainUnit(texts.perPeriod),
    constant: seed(start(survey, flow)),
    allowed: { kind: 'number', ...inputRanges.any },
    note: texts.irrStartNote,
  });
}

/** [IP-21] [IP-22] A rate that only repeats another one has no search of its own. */
function rateStartRows(survey: Survey): readonly Row[] {
  const { exit, hasExit } = valuationOptions(survey.template);
  const owners = ipId(exit === 'gordon' ? 'equity_counted' : 'equity_flow');
  return [
    rateStartRow(survey, 'irr', ipId('fcff')),
    ...(exit === 'none' ? [] : [rateStartRow(survey, 'irr_exit', ipId('exit_flow'))]),
    ...(hasExit ? [rateStartRow(survey, 'equity_irr', owners)] : []),
  ];
}

/** [IP-1] */
export function valuationBlock(survey: Survey): InputBlock {
  const { template, periodCount, sectionTitle } = survey;
  const texts = investmentTexts[template.language];
  const { perYear, times } = modelTexts[template.language];
  const { npv } = template.data.options.modules;
  const numbers = (option: 'wacc' | 'tgr' | 'ebitda_multiple') => periodValues(npv[option], periodCount);
  const afterForecast = (option: 'tgr' | 'ebitda_multiple') => numbers(option).at(-1) ?? 0;
  const provenance = (option: string) => optionProvenance(`npv.${option}`, template);
  return {
    title: sectionTitle('section_npv'),
    inputs: [
      percentagesInput(
        {
          rowId: valuationInputs.wacc,
          label: texts.wacc,
          unit: perYear,
          range: inputRanges.rate,
          ...provenance('wacc'),
        },
        numbers('wacc'),
      ),
      constantInput(
        inFractions({
          rowId: valuationInputs.growth,
          label: texts.growth,
          unit: perYear,
          range: inputRanges.change,
          ...provenance('tgr'),
        }),
        afterForecast('tgr') / 100,
      ),
      constantInput(
        {
          rowId: valuationInputs.multiple,
          label: texts.multiple,
          unit: times,
          format: 'ratio',
          range: inputRanges.notNegative,
          ...provenance('ebitda_multiple'),
        },
        afterForecast('ebitda_multiple'),
      ),
    ],
    rates: () => ({ rows: rateStartRows(survey), diagnostics: [] }),
  };
}
