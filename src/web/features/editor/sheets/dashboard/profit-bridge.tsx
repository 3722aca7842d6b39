// From revenue to net profit as a table with bars: each cost takes its part off what is left above it.
import { FormattedMessage, useIntl } from 'react-intl';
import { shortMoney } from '#web/i18n/short-money.ts';
import type { DashboardData } from '../../calculation/dashboard/dashboard-data.ts';
import type { BridgeStep } from '../../calculation/dashboard/profit-bridge.ts';
import { pageNumber } from '../../calculation/numbers/own-marks.ts';
import card from '../../grid/chart-card.module.css';
import { useSheetLanguage } from '../../session/view/sheets-view.ts';
import { bridgeBars } from './bridge-bars.ts';
import classes from './profit-bridge.module.css';

interface ProfitBridgeProps {
  readonly bridge: DashboardData['bridge'];
  readonly currency: string;
}

export function ProfitBridge({ bridge: { year, steps }, currency }: ProfitBridgeProps) {
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
        <BridgeTable steps={steps} currency={currency} />
      )}
    </section>
  );
}

interface BridgeTableProps {
  readonly steps: readonly BridgeStep[];
  readonly currency: string;
}

function BridgeTable({ steps, currency }: BridgeTableProps) {
  const intl = useIntl();
  const language = useSheetLanguage();
  const bars = bridgeBars(steps);
  return (
    <table className={classes.bridge}>
      <tbody>
        {steps.map(({ id, name, value, isTotal }, index) => (
          <tr key={id} data-total={isTotal || undefined} data-loss={value < 0 || undefined}>
            <th scope="row">
              <span data-tip={name}>{name}</span>
            </th>
            <td className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                style={{ '--from': bars[index]?.from, '--size': bars[index]?.size }}
              />
            </td>
            <td className={classes.amount} data-tip={`${pageNumber(value, 'money', language)} ${currency}`}>
              {shortMoney(intl, value, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
