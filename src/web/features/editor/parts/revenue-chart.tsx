// Total revenue over the forecast, with the picked item's part of it.
import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaChart } from '#web/ui/area-chart/area-chart.tsx';
import type { ChartSeries } from '#web/ui/area-chart/chart-scale.ts';
import { useAfterFrame } from '#web/ui/use-after-frame.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useCalculated } from '../calculation/calculator.ts';
import type { CalculationResult } from '../calculation/protocol.ts';
import { periodTexts, rowTexts } from '../calculation/row-texts.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { usePickedPlace } from '../document-context.ts';
import classes from './preview.module.css';

const wideHeightPx = 176;
const narrowHeightPx = 132;

/** From here on words for amounts run out. */
const tooLargeForWords = 1e15;

export function RevenueChart() {
  const result = useAfterFrame(useCalculated((calculated) => calculated.result));
  return result && <DrawnRevenue result={result} />;
}

const DrawnRevenue = memo(function DrawnRevenue({ result }: { readonly result: CalculationResult }) {
  const { formatMessage, formatNumber } = useIntl();
  const isNarrow = useIsNarrow();
  const { sectionId, pickedId, isOnlyOne } = usePickedPlace();
  const itemId = sectionId === salesSection && !isOnlyOne ? pickedId : null;
  const series = useMemo(() => chartSeries(result, itemId), [result, itemId]);
  const formatTick = useCallback(
    (value: number) => {
      const notation = Math.abs(value) < tooLargeForWords ? 'compact' : 'scientific';
      return formatNumber(value, { notation, maximumFractionDigits: 1 });
    },
    [formatNumber],
  );
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

function chartSeries(result: CalculationResult, itemId: string | null): readonly ChartSeries[] {
  return [result.revenue, itemId === null ? null : result.totals.get(itemId)].flatMap((row) =>
    row ? [{ id: row.id, name: row.label, values: row.values, texts: rowTexts(row, result) }] : [],
  );
}
