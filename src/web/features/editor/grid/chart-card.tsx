// One chart with its title and unit, or the same numbers as a table.
import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isAnywhere } from '#web/ui/charts/chart-scale.ts';
import type { ChartMark } from '#web/ui/charts/chart-tip.tsx';
import { MixedChart } from '#web/ui/charts/mixed-chart.tsx';
import type { MixedSeries } from '#web/ui/charts/mixed-paths.ts';
import type { SeriesTrace } from '#web/ui/charts/use-drawing-pointer.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import classes from './chart-card.module.css';
import { ChartEvents } from './chart-events.tsx';
import { ChartTable } from './chart-table.tsx';
import { useTickFormat } from './use-tick-format.ts';

interface ChartCardProps {
  readonly title: string;
  readonly unit: string;
  readonly isShare?: boolean;
  readonly labels: readonly string[];
  readonly series: readonly MixedSeries[];
  readonly marks?: readonly ChartMark[];
  readonly heightPx: number;
  readonly trace?: SeriesTrace | undefined;
  /** Below the drawing. */
  readonly children?: ReactNode;
}

export function ChartCard(props: ChartCardProps) {
  const { title, unit, isShare = false, labels, series, marks, heightPx, trace, children } = props;
  const { formatMessage } = useIntl();
  const [isTable, setTable] = useState(false);
  const formatTick = useChartTicks(isShare);
  const tip = useMemo(
    () => ({
      unit: isShare ? '' : unit,
      hint: formatMessage({ id: 'charts.keys' }),
    }),
    [isShare, unit, formatMessage],
  );
  // Empty axes look broken.
  const isEmpty = !series.some(isAnywhere);
  return (
    <section className={classes.chart}>
      <h3 className={classes.title}>
        <span className={classes.name}>{title}</span>
        {!isShare && <span className={classes.unit}>{unit}</span>}
        {!isEmpty && <TableButton title={title} isTable={isTable} onSwitch={() => setTable(!isTable)} />}
      </h3>
      {isEmpty && (
        <p className={classes.nothing}>
          <FormattedMessage id="charts.all-zero" />
        </p>
      )}
      {!isEmpty && isTable && <ChartTable {...{ title, labels, series }} />}
      {!isEmpty && !isTable && (
        <MixedChart
          {...{ series, labels, formatTick, heightPx, tip, trace }}
          {...(marks && { marks })}
          label={title}
        />
      )}
      <div className={classes.below}>
        {marks && !isEmpty && <ChartEvents {...{ marks, labels }} />}
        {children}
      </div>
    </section>
  );
}

function useChartTicks(isShare: boolean): (value: number) => string {
  const formatAmount = useTickFormat();
  const { formatNumber } = useIntl();
  return useCallback(
    (value: number) =>
      isShare ? formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }) : formatAmount(value),
    [formatNumber, formatAmount, isShare],
  );
}

interface TableButtonProps {
  readonly title: string;
  readonly isTable: boolean;
  readonly onSwitch: () => void;
}

function TableButton({ title, isTable, onSwitch }: TableButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'charts.as-table' }, { title });
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Tip label={label}>
      <ActionIcon
        className={classes.table ?? ''}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={label}
        aria-pressed={isTable}
        onClick={onSwitch}
      >
        <Icon size={15} />
      </ActionIcon>
    </Tip>
  );
}
