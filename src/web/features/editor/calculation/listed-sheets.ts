// Lists the sheets and whether the workbook includes them.

import type { CompiledTemplate } from '#model/compile.ts';
import { sheets as everySheet } from '#model/sheets.ts';
import { surveyTemplate } from '#model/survey/survey.ts';
import { moduleOf } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { SheetSummary } from './protocol.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

/** The answers come first; a file keeps its cover and contents in front. */
const first = 'dashboard';
const shownOrder = [...everySheet].sort(
  (one, other) => Number(other.id === first) - Number(one.id === first),
);

/** Without a workbook, the sheets it would have. */
export function listedSheets(template: Template, workbook: Workbook | null): readonly SheetSummary[] {
  const surveyed = workbook ? null : surveyTemplate(template);
  return shownOrder.map(({ id, titles, isPlaced }) => {
    const placed = workbook?.sheets.find((sheet) => sheet.id === id);
    const isOn = surveyed ? isPlaced(surveyed) : placed !== undefined;
    const rowCount = placed ? shownRows(placed) : 0;
    return { id, moduleId: moduleOf(id), title: titles[template.language], isOn, rowCount };
  });
}

/** The line below the file's header is not shown. */
const shownRows = ({ rows, headerRowCount }: Workbook['sheets'][number]): number =>
  rows.length - headerRowCount - (rows[headerRowCount]?.role === 'blank' ? 1 : 0);
