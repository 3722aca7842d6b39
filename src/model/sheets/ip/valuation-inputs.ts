// The inputs of the valuation: discount rate, terminal growth rate and EBITDA multiple.
import { periodValues } from '#template/period-values.ts';
import { rowId } from '../../ids/row-id.ts';
import { optionProvenance } from '../../inputs/input-provenance.ts';
import { inputRanges } from '../../inputs/input-ranges.ts';
import { constantInput, inFractions, percentagesInput } from '../../inputs/model-input.ts';
import type { InputBlock } from '../../plan/sheet-definition.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { investmentTexts } from './texts.ts';

export const valuationInputs = {
  wacc: rowId('assumptions', 'npv', 'wacc'),
  growth: rowId('assumptions', 'npv', 'tgr'),
  multiple: rowId('assumptions', 'npv', 'ebitda_multiple'),
} as const;

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
  };
}
