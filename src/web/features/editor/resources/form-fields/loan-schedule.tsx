// The schedule of a loan: what is owed as a small chart, and the first periods or all of them in a table.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type { LoanSchedule as Schedule } from '../../calculation/loan-schedule.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import classes from './loan-schedule.module.css';

const shownAtFirst = 8;
const chart = { width: 240, height: 48 };
/** Of numbers this large, nobody reads cents. */
const wholeFrom = 1000;

interface LoanScheduleProps {
  /** Null where there is none, undefined until it is there. */
  readonly schedule: Schedule | null | undefined;
}

export function LoanSchedule({ schedule }: LoanScheduleProps) {
  const [isWhole, setWhole] = useState(false);
  if (!schedule) return null;
  const isUsed = [...schedule.closing, ...schedule.open].some((amount) => amount !== 0);
  const hasMore = schedule.periods.length > shownAtFirst;
  return (
    <details className={classes.schedule} open>
      <summary>
        <FormattedMessage id="schedule.title" />
      </summary>
      {isUsed ? (
        <>
          <div className={classes.chart}>
            <Sparkline values={schedule.closing} width={chart.width} height={chart.height} />
          </div>
          <ScheduleTable schedule={schedule} shown={isWhole ? schedule.periods.length : shownAtFirst} />
          {hasMore && (
            <Button
              className={classes.more ?? ''}
              variant="subtle"
              size="compact-sm"
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? <FormattedMessage id="schedule.less" /> : <FormattedMessage id="schedule.all" />}
            </Button>
          )}
        </>
      ) : (
        <p className={classes.none}>
          <FormattedMessage id="schedule.none" />
        </p>
      )}
    </details>
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

interface ScheduleTableProps {
  readonly schedule: Schedule;
  /** How many periods. */
  readonly shown: number;
}

function ScheduleTable({ schedule, shown }: ScheduleTableProps) {
  const { formatNumber } = useIntl();
  const { open, drawdown, repayment, interest } = schedule;
  // What is drawn once is what is owed next.
  const isDrawnOften = drawdown.filter((one) => one !== 0).length > 1;
  // A term or a grace period may end after the forecast.
  const left = schedule.closing.at(-1) ?? 0;
  const names = periodTexts(schedule.periods);
  const isLarge = Math.max(...schedule.closing) >= wholeFrom;
  const amount = (value: number | undefined) =>
    formatNumber(value ?? 0, { maximumFractionDigits: isLarge ? 0 : 2, signDisplay: 'negative' });
  return (
    <table className={classes.table} data-wide={isDrawnOften || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="schedule.period" />
          </th>
          <th scope="col">
            <FormattedMessage id="schedule.owed" />
          </th>
          {isDrawnOften && (
            <th scope="col">
              <FormattedMessage id="schedule.drawn" />
            </th>
          )}
          <th scope="col">
            <FormattedMessage id="schedule.repaid" />
          </th>
          <th scope="col">
            <FormattedMessage id="schedule.interest" />
          </th>
        </tr>
      </thead>
      <tbody>
        {names.slice(0, shown).map((name, period) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{amount(open[period])}</td>
            {isDrawnOften && <td>{amount(drawdown[period])}</td>}
            <td>{amount(repayment[period])}</td>
            <td>{amount(interest[period])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <FormattedMessage id="editor.total" />
          </th>
          {isDrawnOften && <td>{amount(sumOf(drawdown))}</td>}
          <td>{amount(sumOf(repayment))}</td>
          <td>{amount(sumOf(interest))}</td>
        </tr>
        {left !== 0 && (
          <tr>
            <th scope="row">
              <FormattedMessage id="schedule.left" />
            </th>
            <td>{amount(left)}</td>
            <td colSpan={isDrawnOften ? 3 : 2} />
          </tr>
        )}
      </tfoot>
    </table>
  );
}
