// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { prepare } from '#evaluate/evaluate.ts';
import { type Compiled, compile } from '#model/compile.ts';
import { sheets as everySheet } from '#model/sheets.ts';
import { survey } from '#model/survey.ts';
import type { prepareTrace } from '#render/html/trace.ts';
import type { Template } from '#template/template.ts';
import { layOut } from './lay-out.ts';
import type { Calculation, CalculationRequest, SheetSummary } from './protocol.ts';
import { periodNames, resourceTotals, revenueTotal } from './resource-totals.ts';
import { scenarioFigures } from './scenario-figures.ts';

type Workbook = NonNullable<Compiled['workbook']>;

/** What a run leaves behind for questions about its numbers. */
type Built = Parameters<typeof prepareTrace>;

/** `keep` gets the workbook and its values, where there are any. */
export function calculate(
  { template, sheetIds, scenario, isComparing }: CalculationRequest,
  keep: (...built: Built) => void = () => undefined,
): Calculation {
  const { uuid } = template;
  const { workbook, diagnostics } = compile(template);
  const sheets = sheetsOf(template, workbook);
  if (!workbook) return { uuid, diagnostics, sheets, result: null };
  const { values: valuesIn } = prepare(workbook);
  const values = valuesIn(scenario <= workbook.scenarioNames.length ? scenario : 1);
  keep(workbook, values);
  return {
    uuid,
    diagnostics,
    sheets,
    result: {
      sheets,
      laidOut: layOut(workbook, values, sheetIds),
      revenue: revenueTotal(workbook, values),
      totals: resourceTotals(workbook, values),
      periods: periodNames(workbook, values),
      language: workbook.language,
      figures: isComparing ? scenarioFigures(workbook, valuesIn) : null,
    },
  };
}

/** Without a workbook those that it would have. */
function sheetsOf(template: Template, workbook: Workbook | null): readonly SheetSummary[] {
  const surveyed = workbook ? null : survey(template);
  return everySheet.map(({ id, moduleId, titles, isPlaced }) => {
    const placed = workbook?.sheets.find((sheet) => sheet.id === id);
    const isOn = surveyed ? isPlaced(surveyed) : placed !== undefined;
    const rowCount = placed ? shownRows(placed) : 0;
    return { id, moduleId, title: titles[template.language], isOn, rowCount };
  });
}

/** The line that sets the file's header apart is not shown. */
const shownRows = ({ rows, headerRowCount }: Workbook['sheets'][number]): number =>
  rows.length - headerRowCount - (rows[headerRowCount]?.role === 'blank' ? 1 : 0);
