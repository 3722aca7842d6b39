// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { prepare } from '#evaluate/evaluate.ts';
import { type Compiled, compile } from '#model/compile.ts';
import { sheets as everySheet } from '#model/sheets.ts';
import type { prepareTrace } from '#render/html/trace.ts';
import { layOut } from './lay-out.ts';
import type { Calculation, CalculationRequest } from './protocol.ts';
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
  const { workbook, diagnostics } = compile(template);
  if (!workbook) return { uuid: template.uuid, diagnostics, result: null };
  const sheets = everySheet.map(({ id, moduleId, titles }) => {
    const placed = workbook.sheets.find((sheet) => sheet.id === id);
    const title = titles[workbook.language];
    return { id, moduleId, title, isOn: placed !== undefined, rowCount: placed ? shownRows(placed) : 0 };
  });
  const { values: valuesIn } = prepare(workbook);
  const values = valuesIn(scenario <= workbook.scenarioNames.length ? scenario : 1);
  keep(workbook, values);
  return {
    uuid: template.uuid,
    diagnostics,
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

/** The line that sets the file's header apart is not shown. */
const shownRows = ({ rows, headerRowCount }: Workbook['sheets'][number]): number =>
  rows.length - headerRowCount - (rows[headerRowCount]?.role === 'blank' ? 1 : 0);
