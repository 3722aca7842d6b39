// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { sheets as everySheet } from '#model/sheets.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { prepareTrace } from '#render/html/trace.ts';
import type { Calculation, CalculationRequest } from './protocol.ts';
import { periodNames, resourceTotals, revenueTotal } from './resource-totals.ts';
import { scenarioFigures } from './scenario-figures.ts';

/** What a run leaves behind for questions about its numbers. */
type Built = Parameters<typeof prepareTrace>;

/** `keep` gets the workbook and its values, where there are any. */
export function calculate(
  { template, sheetId, scenario, isComparing }: CalculationRequest,
  keep: (...built: Built) => void = () => undefined,
): Calculation {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) return { uuid: template.uuid, diagnostics, result: null };
  const placed = new Set(workbook.sheets.map(({ id }) => id));
  const sheets = everySheet.map(({ id, moduleId, titles }) => ({
    id,
    moduleId,
    title: titles[workbook.language],
    isOn: placed.has(id),
  }));
  const { values: valuesIn } = prepare(workbook);
  const values = valuesIn(scenario <= workbook.scenarioNames.length ? scenario : 1);
  keep(workbook, values);
  const shown = placed.has(sheetId) ? sheetId : workbook.sheets[0]?.id;
  return {
    uuid: template.uuid,
    diagnostics,
    result: {
      sheets,
      sheet: shown === undefined ? null : previewSheet(workbook, values, shown),
      revenue: revenueTotal(workbook, values),
      totals: resourceTotals(workbook, values),
      periods: periodNames(workbook, values),
      language: workbook.language,
      figures: isComparing ? scenarioFigures(workbook, valuesIn) : null,
    },
  };
}
