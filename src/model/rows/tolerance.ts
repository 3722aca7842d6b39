// The tolerance of the checks: smaller amounts count as 0, since sums of many numbers differ in their last digits.
import type { Language } from '#language/language.ts';
import { call, cell, negate, number, type RowId, times, whole } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import { inputRanges } from '../inputs/input-ranges.ts';
import { constantInput } from '../inputs/model-input.ts';
import type { SheetDeclarations, WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { plainUnit } from './measures.ts';

export const toleranceInputId = rowId('assumptions', 'tolerance');

const defaultTolerance = 1e-9;

interface ToleranceTexts {
  readonly label: string;
  readonly note: string;
  readonly source: string;
}

const toleranceTexts: Readonly<Record<Language, ToleranceTexts>> = {
  en: {
    label: 'Tolerance of checks, part of the largest total assets',
    note: 'Sums of many numbers differ in their last digits; a smaller difference than this is none.',
    source: 'Usual for sums of many numbers',
  },
  ru: {
    label: 'Допуск проверок, доля наибольших активов',
    note: 'Суммы многих чисел расходятся в последних знаках; разница меньше этой не считается.',
    source: 'Обычный для сумм многих чисел',
  },
};

export function toleranceInput({ template }: Survey): NonNullable<SheetDeclarations['inputs']>[number] {
  const sheetTexts = toleranceTexts[template.language];
  const texts = modelTexts[template.language];
  const input = constantInput(
    {
      rowId: toleranceInputId,
      label: sheetTexts.label,
      unit: texts.factor,
      format: 'fine',
      range: inputRanges.tolerance,
      note: sheetTexts.note,
      provenance: { source: sheetTexts.source, owner: '', date: '' },
    },
    defaultTolerance,
  );
  return { title: texts.checks, inputs: [input], isTechnical: true };
}

/** [CHK-1] Rounding differences of large sums are larger, so the tolerance grows with total assets. */
export function toleranceRow({ survey }: WorkbookPlan, id: RowId, label: string): Row {
  const totalAssets = rowId('bs', 'total_assets');
  const lowest = call('MIN', whole(totalAssets));
  const largest = call('MAX', number(1), whole(totalAssets), negate(lowest));
  return row({
    id,
    role: 'calculation',
    label,
    format: 'fine',
    unit: plainUnit(survey.currency),
    constant: formula(times(cell(toleranceInputId, 'constant'), largest)),
  });
}
