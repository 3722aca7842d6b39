// What a person types for the valuation: the discount rate, the growth after the forecast and the multiple of EBITDA.
import { periodValues } from '#template/period-values.ts';
import { periodsInput } from '../../input.ts';
import { rowId } from '../../row-id.ts';
import type { InputBlock } from '../../sheet-definition.ts';
import type { Survey } from '../../survey.ts';
import { modelTexts } from '../../texts.ts';
import { investmentTexts } from './texts.ts';

export const valuationInputs = {
  wacc: rowId('assumptions', 'npv', 'wacc'),
  growth: rowId('assumptions', 'npv', 'tgr'),
  multiple: rowId('assumptions', 'npv', 'ebitda_multiple'),
} as const;

/** [IP-1] */
export function valuationBlock({ template, periodCount, sectionTitle }: Survey): InputBlock {
  const own = investmentTexts[template.language];
  const { perYear, times } = modelTexts[template.language];
  const { npv } = template.data.options.modules;
  const numbers = (option: string) => periodValues(npv[option], periodCount);
  return {
    title: sectionTitle('section_npv'),
    inputs: [
      periodsInput({ rowId: valuationInputs.wacc, label: own.wacc, unit: perYear }, numbers('wacc')),
      periodsInput({ rowId: valuationInputs.growth, label: own.growth, unit: perYear }, numbers('tgr')),
      periodsInput(
        { rowId: valuationInputs.multiple, label: own.multiple, unit: times },
        numbers('ebitda_multiple'),
      ),
    ],
  };
}
