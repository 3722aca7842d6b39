// The group at the end of a sheet with what the engine needs and few ask for: grouped, and closed on the page until somebody opens it.
import type { Row } from '#workbook/row.ts';
import type { TechnicalSheet } from '../ids/technical.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { blank, heading } from './header.ts';

/** Parts of it have headings of the second level. */
export function technicalRows(
  sheetId: TechnicalSheet,
  { template }: Survey,
  rows: readonly Row[],
): readonly Row[] {
  if (rows.length === 0) return [];
  return [
    blank(sheetId, 'before_technical'),
    heading(sheetId, 'technical', modelTexts[template.language].technical),
    ...rows.map((each): Row => ({ ...each, outline: 1 })),
  ];
}
