// The sums of the period, each with what it was in the period before.
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { StatTile, StatTiles } from '../parts/stat-tile.tsx';
import {
  changeOf,
  inWholeUnits,
  isDaily,
  metricNames,
  metrics,
  type Overview,
  sumOf,
  totalOf,
} from './series.ts';

export function OverviewTiles({ overview }: { readonly overview: Overview }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <StatTiles>
      {metrics.map((metric) => {
        const [now, before] = [
          totalOf(metric, overview[metric].values),
          totalOf(metric, overview[metric].before),
        ];
        const shown = (value: number) =>
          formatNumber(value, { maximumFractionDigits: isDaily(metric) && value < 10 ? 1 : 0 });
        return (
          <StatTile
            key={metric}
            label={formatMessage(metricNames[metric])}
            value={shown(now)}
            note={<Before shown={shown(before)} change={changeOf(now, before)} />}
          />
        );
      })}
      {overview.money.map(({ currency, paid, refunded }) => {
        const money = (amounts: readonly number[]) => inWholeUnits(sumOf(amounts), currency);
        const [now, before] = [
          money(paid.values) - money(refunded.values),
          money(paid.before) - money(refunded.before),
        ];
        const format = { style: 'currency', currency: currency.toUpperCase() } as const;
        return (
          <StatTile
            key={currency}
            label={
              <FormattedMessage
                id="admin.overview-revenue-in"
                values={{ currency: currency.toUpperCase() }}
              />
            }
            value={<FormattedNumber value={now} {...format} />}
            note={<Before shown={formatNumber(before, format)} change={changeOf(now, before)} />}
          />
        );
      })}
    </StatTiles>
  );
}

function Before({ shown, change }: { readonly shown: string; readonly change: number | null }) {
  const { formatNumber } = useIntl();
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return (
    <FormattedMessage
      id="admin.overview-before"
      values={{
        before: shown,
        change: change === null ? '' : `(${formatNumber(change, percent)})`,
      }}
    />
  );
}
