// Shows of each input what counts in the chosen scenario; all of them side by side are in the comparison and in the workbook.
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';

/** A row of a sheet as the editor shows it. */
export interface ShownRow extends PreviewRow {
  /** An input of a scenario that has its own number instead of the base's. */
  readonly isOwn?: true;
}

const ofScenario = /\.scenario\.(\d+)$/;

/** The row that stands for all scenarios of an input. */
export const shownRowId = (rowId: string): string => rowId.replace(ofScenario, '');

/** Scenarios count from 1, the base. */
export function oneScenario(sheet: PreviewSheet, scenario: number): PreviewSheet {
  if (sheet.id !== 'assumptions') return sheet;
  const own = new Set(scenario > 1 ? sheet.rows.flatMap((row) => ownInput(row, scenario)) : []);
  const rows = sheet.rows.filter(({ id }) => !ofScenario.test(id));
  const shown = (row: PreviewRow): ShownRow => {
    // The page has a menu for it.
    if (row.id === 'assumptions.scenario') return { ...row, role: 'calculation' };
    return own.has(row.id) ? { ...row, isOwn: true } : row;
  };
  return { ...sheet, rows: rows.map(shown) };
}

/** One that takes the base's number is a link to it. */
function ownInput({ id, inputs }: PreviewRow, scenario: number): readonly string[] {
  const [, number] = ofScenario.exec(id) ?? [];
  return Number(number) === scenario && (inputs.constant || inputs.periods) ? [shownRowId(id)] : [];
}
