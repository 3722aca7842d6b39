// Total revenue over the forecast, with the selected product's share of it, by the spans that the sheet is seen by.
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaChart } from '#web/ui/charts/area-chart.tsx';
import type { ChartSeries } from '#web/ui/charts/chart-scale.ts';
import { useAfterFrame } from '#web/ui/hooks/use-after-frame.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { CalculationResult } from '../../calculation/protocol.ts';
import { type DisplayOptions, scaledValue, shownValue } from '../../calculation/shown-cell.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import { type SpanView, spanColumns } from '../../calculation/spans/span-columns.ts';
import type { SpannedSheet, SpannedSheets } from '../../calculation/spans/spanned.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import { useGridTexts } from '../../grid/use-grid-texts.ts';
import { useTickFormat } from '../../grid/use-tick-format.ts';
import { usePickedResource } from '../../session/state/open-section.ts';
import { useDisplayOptions, useSpanView } from '../../session/view/sheets-view.ts';
import classes from './revenue-chart.module.css';

const wideHeightPx = 176;
const narrowHeightPx = 132;

export interface RevenueChartProps {
  /** Of its sheet. */
  readonly spanned: SpannedSheets;
}

export function RevenueChart({ spanned }: RevenueChartProps) {
  const result = useAfterFrame(useCalculated((calculated) => calculated.result));
  return result && <DrawnRevenue result={result} spanned={spanned} />;
}

interface DrawnRevenueProps extends RevenueChartProps {
  readonly result: CalculationResult;
}

const DrawnRevenue = memo(function DrawnRevenue({ result, spanned }: DrawnRevenueProps) {
  const { formatMessage } = useIntl();
  const display = useDisplayOptions(result.language);
  const isNarrow = useIsNarrow();
  const { sectionId, pickedId, isOnlyOne } = usePickedResource();
  const itemId = sectionId === salesSection && !isOnlyOne ? pickedId : null;
  const view = useSpanView();
  const over = view.by === 'periods' ? undefined : spanned[view.by];
  const series = useMemo(() => chartSeries(result, itemId, display, over), [result, itemId, display, over]);
  const labels = useLabels(result, spanned, view);
  const formatTick = useTickFormat();
  if (series.length === 0) return null;
  return (
    <div className={classes.chart}>
      <AreaChart
        series={series}
        labels={labels}
        label={formatMessage({ id: 'editor.chart' })}
        formatTick={formatTick}
        heightPx={isNarrow ? narrowHeightPx : wideHeightPx}
      />
    </div>
  );
});

/** Until the numbers of the spans are there, the periods stay. */
function useLabels({ periods }: CalculationResult, spanned: SpannedSheets, view: SpanView) {
  const { wholeYear = '', partOfYear = (year: string) => year } = useGridTexts();
  if (view.by === 'periods' || !spanned[view.by]) return periodTexts(periods);
  return spanColumns([], spanned, view, { wholeYear, partOfYear }).map(({ title }) => title);
}

function chartSeries(
  { revenue, totals }: CalculationResult,
  itemId: string | null,
  display: DisplayOptions,
  over: SpannedSheet | undefined,
): readonly ChartSeries[] {
  const rows = [revenue, itemId === null ? null : totals.get(itemId)].flatMap((row) => (row ? [row] : []));
  const inSpans = rows.flatMap((row) => {
    const values = over ? over.values.get(row.id) : row.values;
    return values ? [{ ...row, values }] : [];
  });
  return inSpans.map((row) => ({
    id: row.id,
    name: row.label,
    values: row.values.map((value) => scaledValue(value, row, display)),
    texts: Array.from(row.values, (value) => shownValue(value, row, display)),
  }));
}
