// Runs the engine once for the page: template to workbook to values to sheet rows.
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { headline } from '#model/headline.ts';
import type { prepareTrace } from '#render/html/trace.ts';
import { cashGap } from './funding/cash-gap.ts';
import { type LayoutContext, layOut } from './lay-out.ts';
import { listedSheets } from './listed-sheets.ts';
import { hasLongStatements } from './numbers/statement-scale.ts';
import type { CalculationRequest, TemplateCalculation } from './protocol.ts';
import { periodNames, resourceTotals, revenueTotal } from './resource-totals.ts';
import { scenarioFigures } from './scenario-figures.ts';
import { spannedSheets, yearTitles } from './spans/spanned.ts';

/** What a run keeps for later questions about its numbers. */
type Built = [...Parameters<typeof prepareTrace>, context: LayoutContext];

/** `keep` is called with the workbook and its values, if there are any; `wasLong` says how its statements were read until now. */
export function calculate(
  { template, sheetIds, scenario, isComparing, spans = [] }: CalculationRequest,
  keep: (...built: Built) => void = () => undefined,
  wasLong = false,
): TemplateCalculation {
  const { uuid } = template;
  const { workbook, diagnostics } = compile(template);
  const sheets = listedSheets(template, workbook);
  if (!workbook) return { uuid, diagnostics, sheets, result: null };
  const { values: valuesIn } = prepare(workbook);
  const shown = scenario <= workbook.scenarioNames.length ? scenario : 1;
  const values = valuesIn(shown);
  const context: LayoutContext = {
    baseOf: () => (shown === 1 ? null : valuesIn(1)),
    spannedOf: spannedSheets(workbook, values, spans),
    scenario: shown,
    isLong: hasLongStatements(workbook, values, wasLong),
  };
  keep(workbook, values, context);
  return {
    uuid,
    diagnostics,
    sheets,
    result: {
      sheets,
      scenario: shown,
      laidOut: layOut(workbook, values, sheetIds, context),
      revenue: revenueTotal(workbook, values),
      totals: resourceTotals(workbook, values),
      periods: periodNames(workbook, values),
      years: yearTitles(workbook),
      language: workbook.language,
      cashGap: cashGap(workbook, values),
      headline: headline(template, workbook, values.row),
      figures: isComparing ? scenarioFigures(workbook, valuesIn) : null,
    },
  };
}
