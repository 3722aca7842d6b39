// The numbers behind the charts, day by day, newest first.
import { useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { type OperatorColumn, OperatorTable } from '../parts/operator-table.tsx';
import classes from './overview-tab.module.css';
import { inWholeUnits, metricNames, metrics, type Overview, type Series } from './series.ts';

interface DayRow {
  readonly day: string;
  readonly index: number;
}

export function OverviewTable({ overview }: { readonly overview: Overview }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => columnsOf(intl, overview), [intl, overview]);
  const rows = overview.days.map((day, index) => ({ day, index })).reverse();
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="admin.overview-table" />
      </summary>
      {isOpen && (
        <OperatorTable
          label={intl.formatMessage({ id: 'admin.overview-table' })}
          columns={columns}
          rows={rows}
          keyOf={({ day }) => day}
        />
      )}
    </details>
  );
}

function columnsOf(
  { formatMessage, formatNumber }: IntlShape,
  overview: Overview,
): readonly OperatorColumn<DayRow>[] {
  const numbers = (id: string, title: string, series: Series, show: (value: number) => string) => ({
    ...({ id, title, align: 'end' } as const),
    cell: ({ index }: DayRow) => show(series.values[index] ?? 0),
  });
  return [
    {
      id: 'day',
      title: formatMessage({ id: 'admin.overview-day' }),
      width: 'tight',
      cell: ({ day }) => <ShownDay at={day} isUtc />,
    },
    ...metrics.map((metric) =>
      numbers(metric, formatMessage(metricNames[metric]), overview[metric], (value) => formatNumber(value)),
    ),
    ...overview.money.flatMap(({ currency, paid, refunded }) => {
      const code = currency.toUpperCase();
      const show = (value: number) =>
        formatNumber(inWholeUnits(value, currency), { style: 'currency', currency: code });
      return [
        numbers(
          `paid-${code}`,
          formatMessage({ id: 'admin.overview-paid-in' }, { currency: code }),
          paid,
          show,
        ),
        numbers(
          `refunded-${code}`,
          formatMessage({ id: 'admin.overview-refunded-in' }, { currency: code }),
          refunded,
          show,
        ),
      ];
    }),
  ];
}
