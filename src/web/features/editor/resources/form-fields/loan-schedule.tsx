// The schedule of a loan: what is owed as a small chart, and each period in a table that scrolls.
import { FormattedMessage, useIntl } from 'react-intl';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type { LoanSchedule as Schedule } from '../../calculation/loan-schedule.ts';
import { periodTexts } from '../../calculation/row-texts.ts';
import classes from './loan-schedule.module.css';

const chart = { width: 240, height: 48 };
/** Of numbers this large, nobody reads cents. */
const wholeFrom = 1000;

interface LoanScheduleProps {
  /** Null where there is none, undefined until it is there. */
  readonly schedule: Schedule | null | undefined;
}

export function LoanSchedule({ schedule }: LoanScheduleProps) {
  const { formatMessage } = useIntl();
  if (!schedule) return null;
  const isUsed = [...schedule.closing, ...schedule.open].some((amount) => amount !== 0);
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
          <section
            className={classes.scroll}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
            tabIndex={0}
            aria-label={formatMessage({ id: 'schedule.title' })}
          >
            <ScheduleTable schedule={schedule} />
          </section>
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

function ScheduleTable({ schedule }: { readonly schedule: Schedule }) {
  const { formatNumber } = useIntl();
  const { open, drawdown, repayment, interest } = schedule;
  // What is drawn once is what is owed next.
  const isDrawnOften = drawdown.filter((one) => one !== 0).length > 1;
  const names = periodTexts(schedule.periods);
  const isLarge = Math.max(...schedule.closing) >= wholeFrom;
  const amount = (value: number | undefined) =>
    formatNumber(value ?? 0, { maximumFractionDigits: isLarge ? 0 : 2, signDisplay: 'negative' });
  return (
    <table className={classes.table}>
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
        {names.map((name, period) => (
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
      </tfoot>
    </table>
  );
}
