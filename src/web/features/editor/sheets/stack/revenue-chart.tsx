// Total revenue over the forecast, with the selected product's share of it.
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
import { salesSection } from '../../document/resources/section-rules.ts';
import { useTickFormat } from '../../grid/use-tick-format.ts';
import { usePickedResource } from '../../session/state/open-section.ts';
import { useDisplayOptions } from '../../session/view/sheets-view.ts';
import classes from './revenue-chart.module.css';

const wideHeightPx = 176;
const narrowHeightPx = 132;

export function RevenueChart() {
  const result = useAfterFrame(useCalculated((calculated) => calculated.result));
  return result && <DrawnRevenue result={result} />;
}

const DrawnRevenue = memo(function DrawnRevenue({ result }: { readonly result: CalculationResult }) {
  const { formatMessage } = useIntl();
  const display = useDisplayOptions(result.language);
  const isNarrow = useIsNarrow();
  const { sectionId, pickedId, isOnlyOne } = usePickedResource();
  const itemId = sectionId === salesSection && !isOnlyOne ? pickedId : null;
  const series = useMemo(() => chartSeries(result, itemId, display), [result, itemId, display]);
  const formatTick = useTickFormat();
  if (series.length === 0) return null;
  return (
    <div className={classes.chart}>
      <AreaChart
        series={series}
        labels={periodTexts(result.periods)}
        label={formatMessage({ id: 'editor.chart' })}
        formatTick={formatTick}
        heightPx={isNarrow ? narrowHeightPx : wideHeightPx}
      />
    </div>
  );
});

function chartSeries(
  { revenue, totals }: CalculationResult,
  itemId: string | null,
  display: DisplayOptions,
): readonly ChartSeries[] {
  const rows = [revenue, itemId === null ? null : totals.get(itemId)].flatMap((row) => (row ? [row] : []));
  return rows.map((row) => ({
    id: row.id,
    name: row.label,
    values: row.values.map((value) => scaledValue(value, row, display)),
    texts: Array.from(row.values, (value) => shownValue(value, row, display)),
  }));
}
