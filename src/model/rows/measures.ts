// The units and formats that rows share.
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Unit } from '#workbook/row.ts';
import type { ReferenceTarget } from '../plan/sheet-definition.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';

interface UnitAndFormat {
  readonly unit: Unit;
  readonly format: NumberFormat;
}

export const moneyMeasure = ({ currency }: Pick<Survey, 'currency'>): UnitAndFormat => ({
  unit: { text: currency, isScaled: true },
  format: 'money',
});

export const plainUnit = (text: string): Unit => ({ text, isScaled: false });

export function referenceMeasure(measure: ReferenceTarget['measure'], survey: Survey): UnitAndFormat {
  const texts = modelTexts[survey.template.language];
  switch (measure) {
    case 'money':
      return moneyMeasure(survey);
    case 'days':
      return { unit: plainUnit(texts.days), format: 'count' };
    case 'number':
      return { unit: plainUnit(texts.number), format: 'count' };
    case 'years':
      return { unit: plainUnit(texts.years), format: 'factor' };
  }
}
