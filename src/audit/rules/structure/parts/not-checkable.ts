// Why rules of structure cannot be checked on a workbook: it has no periods, or no inputs.
import type { Examination } from '#audit/examination/examination.ts';
import type { Language } from '#language/language.ts';
import { timeSheets } from './time-sheets.ts';

export type SkipReason = Readonly<Record<Language, string>>;

export function withoutPeriods(examination: Examination): SkipReason | null {
  if (timeSheets(examination).length > 0) return null;
  return {
    en: 'No sheet has periods side by side.',
    ru: 'Ни на одном листе нет периодов, идущих по столбцам.',
  };
}

/** Where nothing at all is typed in as an input. */
export function withoutInputs({ layout }: Examination): SkipReason | null {
  if (
    layout.sheets.some(({ role, lines }) => role === 'input' && lines.some((line) => line.role === 'input'))
  )
    return null;
  return { en: 'No sheet of inputs was found.', ru: 'Лист с вводными данными не найден.' };
}
