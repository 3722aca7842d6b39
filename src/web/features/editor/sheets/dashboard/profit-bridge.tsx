// From revenue to net profit as a table with bars: each cost takes its part off what is left above it, and each row opens the trace of its number.
import { FormattedMessage, useIntl } from 'react-intl';
import { shortMoney } from '#web/i18n/short-money.ts';
import type { DashboardData } from '../../calculation/dashboard/dashboard-data.ts';
import { pageNumber } from '../../calculation/numbers/own-marks.ts';
import card from '../../grid/chart-card.module.css';
import type { OpenTrace } from '../../grid/use-picture-trace.ts';
import { useSheetLanguage } from '../../session/view/sheets-view.ts';
import { bridgeBars } from './bridge-bars.ts';
import classes from './profit-bridge.module.css';

interface ProfitBridgeProps {
  readonly bridge: DashboardData['bridge'];
  readonly currency: string;
  readonly openTrace: OpenTrace;
}

export function ProfitBridge({ bridge, currency, openTrace }: ProfitBridgeProps) {
  const { year, steps } = bridge;
  const isEmpty = steps.every(({ value }) => value === 0);
  return (
    <section className={card.chart}>
      <h3 className={card.title}>
        <FormattedMessage id="dashboard.bridge" values={{ year }} />
        <span className={card.unit}>{currency}</span>
      </h3>
      {isEmpty ? (
        <p className={card.nothing}>
          <FormattedMessage id="charts.all-zero" />
        </p>
      ) : (
        <BridgeTable {...{ bridge, currency, openTrace }} />
      )}
    </section>
  );
}

function BridgeTable({ bridge: { steps, column }, currency, openTrace }: ProfitBridgeProps) {
  const intl = useIntl();
  const language = useSheetLanguage();
  const bars = bridgeBars(steps);
  return (
    <table className={classes.bridge}>
      <tbody>
        {steps.map(({ id, name, value, isTotal }, index) => (
          <tr key={id} data-total={isTotal || undefined} data-loss={value < 0 || undefined}>
            <th scope="row">{name}</th>
            <td className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                style={{ '--from': bars[index]?.from, '--size': bars[index]?.size }}
              />
            </td>
            <td className={classes.amount}>
              <button
                type="button"
                data-figure={id}
                data-tip={`${pageNumber(value, 'money', language)} ${currency}`}
                aria-label={`${name}: ${shortMoney(intl, value, currency)}`}
                onClick={({ currentTarget, detail }) =>
                  openTrace({ sheetId: 'dashboard', rowId: id, column }, currentTarget, detail === 0)
                }
              >
                {shortMoney(intl, value, currency)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
