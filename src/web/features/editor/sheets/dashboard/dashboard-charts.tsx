// The four charts of the dashboard: revenue by line, the profit bridge, cash, and breaking even.
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { MixedSeries } from '#web/ui/charts/mixed-paths.ts';
import type { DashboardChart, DashboardSeries } from '../../calculation/dashboard/dashboard-charts.ts';
import type { DashboardData } from '../../calculation/dashboard/dashboard-data.ts';
import { type DisplayOptions, scaledValue, shownUnit, shownValue } from '../../calculation/shown-cell.ts';
import { ChartCard } from '../../grid/chart-card.tsx';
import { namedMarks } from '../../grid/mark-texts.ts';
import { seriesTrace } from '../../grid/series-trace.ts';
import type { OpenTrace } from '../../grid/use-picture-trace.ts';
import { useDisplayOptions, useSheetLanguage } from '../../session/view/sheets-view.ts';
import classes from './dashboard-view.module.css';
import { ProfitBridge } from './profit-bridge.tsx';

const heightPx = 210;

const titles = defineMessages({
  revenue: { id: 'dashboard.chart-revenue' },
  cash: { id: 'dashboard.chart-cash' },
  breakeven: { id: 'dashboard.chart-break-even' },
});

const money = { format: 'money' } as const;

interface DashboardChartsProps {
  readonly data: DashboardData;
  readonly openTrace: OpenTrace;
}

export function DashboardCharts({ data, openTrace }: DashboardChartsProps) {
  const { charts, bridge, currency } = data;
  const [revenue, ...others] = charts;
  return (
    <div className={classes.charts}>
      {revenue && <PeriodChart chart={revenue} {...{ currency, openTrace }} />}
      <ProfitBridge {...{ bridge, currency, openTrace }} />
      {others.map((chart) => (
        <PeriodChart key={chart.id} {...{ chart, currency, openTrace }} />
      ))}
    </div>
  );
}

interface PeriodChartProps {
  readonly chart: DashboardChart;
  readonly currency: string;
  readonly openTrace: OpenTrace;
}

function PeriodChart({ chart, currency, openTrace }: PeriodChartProps) {
  const intl = useIntl();
  const display = useDisplayOptions(useSheetLanguage());
  const series = useMemo(() => seriesOf(chart, intl, display), [chart, intl, display]);
  const marks = useMemo(
    () => namedMarks({ ...chart, currency }, intl, display),
    [chart, intl, currency, display],
  );
  const unit = shownUnit({ ...money, unit: currency }, display);
  return (
    <ChartCard
      title={intl.formatMessage(titles[chart.id])}
      {...{ unit, series, marks, heightPx }}
      trace={seriesTrace(chart.series.map(traced), openTrace)}
      labels={chart.labels}
    >
      {chart.id === 'breakeven' && (
        <p className={classes.hint}>
          <FormattedMessage id="dashboard.break-even-by" />
        </p>
      )}
    </ChartCard>
  );
}

const traced = ({ id, sheetId }: DashboardSeries) => ({
  id,
  place: sheetId === null ? null : { sheetId, rowId: id },
});

/** Series that no row of the workbook names have names of the page. */
function seriesOf(
  { id: chartId, series }: DashboardChart,
  { formatMessage }: IntlShape,
  display: DisplayOptions,
): readonly MixedSeries[] {
  const names: Readonly<Record<string, string>> = {
    costs: formatMessage({ id: 'dashboard.all-costs' }),
    rest: formatMessage({ id: 'dashboard.other-lines' }),
  };
  const isTotal = ({ kind }: DashboardSeries): boolean => chartId === 'revenue' && kind === 'line';
  const total = formatMessage({ id: 'charts.total' });
  return series.map((one) => ({
    ...one,
    name: isTotal(one) ? total : (names[one.id] ?? one.name),
    isTotal: isTotal(one),
    values: one.values.map((value) => scaledValue(value, money, display)),
    texts: Array.from(one.values, (value) => shownValue(value, money, display)),
  }));
}
