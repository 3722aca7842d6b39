// The units and formats that rows share.
import type { Unit } from '#workbook/row.ts';
import type { ReferenceTarget, RowMeasure, WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';

export const moneyMeasure = ({ currency }: Pick<Survey, 'currency'>): RowMeasure => ({
  unit: { text: currency, isScaled: true },
  format: 'money',
});

/** For the column of units, and not beside a number. */
export const kindUnit = (text: string): Unit => ({ text, isScaled: false, isKind: true });

const kinds = new Set(Object.values(modelTexts).flatMap(({ number, flag }) => [number, flag]));

export const plainUnit = (text: string): Unit =>
  kinds.has(text) ? kindUnit(text) : { text, isScaled: false };

/** Of a step of a formula; null stands for money. */
export function stepMeasure({ unit }: { readonly unit: string | null }, survey: Survey): RowMeasure {
  if (unit === null) return moneyMeasure(survey);
  return { unit: plainUnit(unit), format: unit.startsWith('%') ? 'share' : 'quantity' };
}

/** Of a rate for one period. */
export const rateUnit = ({ template }: Pick<Survey, 'template'>): Unit =>
  plainUnit(modelTexts[template.language].perPeriod[template.data.options.timing.periodicity]);

export function referenceMeasure(
  measure: ReferenceTarget['measure'],
  plan: WorkbookPlan,
  seen: ReadonlySet<string> = new Set(),
): RowMeasure {
  const { survey } = plan;
  const texts = modelTexts[survey.template.language];
  if (typeof measure === 'function') return measure(plan, seen);
  if (typeof measure === 'object') return measure;
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
