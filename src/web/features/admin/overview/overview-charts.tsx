// A chart of each thing that is counted, this period over the one before it.
import { useMemo } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { AreaChart } from '#web/ui/charts/area-chart.tsx';
import type { ChartSeries } from '#web/ui/charts/chart-scale.ts';
import classes from './overview-tab.module.css';
import { inWholeUnits, isDaily, metricNames, type Overview, type Series, sumOf } from './series.ts';

const shownMetrics = [
  'visits',
  'signUps',
  'activeUsers',
  'templates',
  'builds',
  'downloads',
  'errors',
] as const;
const heightPx = 160;

export function OverviewCharts({ overview }: { readonly overview: Overview }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.charts}>
      {shownMetrics.map((metric) => (
        <Chart
          key={metric}
          name={formatMessage(metricNames[metric])}
          days={overview.days}
          series={overview[metric]}
          isOfEachDay={isDaily(metric)}
        />
      ))}
      {overview.money.map(({ currency, paid, refunded }) => (
        <Chart
          key={currency}
          name={formatMessage({ id: 'admin.overview-revenue-in' }, { currency: currency.toUpperCase() })}
          days={overview.days}
          series={netOf(paid, refunded)}
          currency={currency}
        />
      ))}
    </div>
  );
}

const netOf = (paid: Series, refunded: Series): Series => ({
  values: paid.values.map((value, day) => value - (refunded.values[day] ?? 0)),
  before: paid.before.map((value, day) => value - (refunded.before[day] ?? 0)),
});

interface ChartProps {
  readonly name: string;
  readonly days: readonly string[];
  readonly series: Series;
  readonly currency?: string;
  /** A sum over days would say nothing. */
  readonly isOfEachDay?: boolean;
}

function Chart({ name, days, series, currency, isOfEachDay = false }: ChartProps) {
  const intl = useIntl();
  const drawn = useMemo(() => seriesIn(intl, series, currency), [intl, series, currency]);
  const labels = useMemo(
    () => days.map((day) => intl.formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short' })),
    [intl, days],
  );
  const total = scaled(sumOf(series.values), currency);
  return (
    <section className={classes.card} aria-label={name}>
      <h3 className={classes.title}>
        {name}
        {!isOfEachDay && (
          <span className={classes.total}>
            <FormattedMessage
              id="admin.overview-in-all"
              values={{ total: <FormattedNumber key="total" value={total} {...formatOf(currency)} /> }}
            />
          </span>
        )}
      </h3>
      <AreaChart
        label={name}
        series={drawn}
        labels={labels}
        formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
        heightPx={heightPx}
        isWhole={currency === undefined}
      />
    </section>
  );
}

const scaled = (value: number, currency: string | undefined): number =>
  currency === undefined ? value : inWholeUnits(value, currency);

const formatOf = (currency: string | undefined) =>
  currency === undefined ? {} : ({ style: 'currency', currency: currency.toUpperCase() } as const);

function seriesIn(
  { formatMessage, formatNumber }: IntlShape,
  { values, before }: Series,
  currency: string | undefined,
): readonly ChartSeries[] {
  const one = (id: string, name: string, numbers: readonly number[]): ChartSeries => {
    const shown = numbers.map((value) => scaled(value, currency));
    return { id, name, values: shown, texts: shown.map((value) => formatNumber(value, formatOf(currency))) };
  };
  return [
    one('now', formatMessage({ id: 'admin.overview-this-period' }), values),
    one('before', formatMessage({ id: 'admin.overview-period-before' }), before),
  ];
}
