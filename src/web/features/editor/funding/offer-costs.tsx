// What a way to close the gap costs, line by line, as the whole model calculates it.
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { FundingOffer } from '../calculation/fund-gap.ts';
import classes from './funding.module.css';
import { useMoney } from './use-money.ts';
import { usePeriods } from './use-periods.ts';

interface OfferCostsProps {
  readonly offer: FundingOffer;
  /** Cash at the end without it. */
  readonly lastCash: number;
}

export function OfferCosts({ offer, lastCash }: OfferCostsProps) {
  const money = useMoney();
  const period = usePeriods();
  const at = (amount: number, when: number) => (
    <FormattedMessage id="cash.in-period" values={{ amount: money(amount), period: period(when) }} />
  );
  const { line, lowest } = offer;
  return (
    <dl className={classes.costs}>
      {line && (
        <>
          <Cost id="cash.interest">{money(line.interest)}</Cost>
          <Cost id="cash.most-drawn">
            {line.most.amount > 0 ? at(line.most.amount, line.most.period) : money(0)}
          </Cost>
          <Cost id="cash.owed-at-end">{money(line.owedAtEnd)}</Cost>
        </>
      )}
      <CapitalCosts offer={offer} />
      <Cost id="cash.lowest-then">{at(lowest.amount, lowest.period)}</Cost>
      <Cost id="cash.at-end">
        <FormattedMessage id="cash.from-to" values={{ from: money(lastCash), to: money(offer.lastCash) }} />
      </Cost>
    </dl>
  );
}

function CapitalCosts({ offer: { capital } }: { readonly offer: FundingOffer }) {
  const { formatNumber } = useIntl();
  if (!capital) return null;
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const [from, to] = (capital.returns ?? []).map(percent);
  return (
    <>
      <Cost id="cash.share">{percent(capital.share)}</Cost>
      {from !== undefined && to !== undefined && (
        <Cost id="cash.return">
          <FormattedMessage id="cash.from-to" values={{ from, to }} />
        </Cost>
      )}
    </>
  );
}

function Cost({
  id,
  children,
}: {
  readonly id: NonNullable<MessageDescriptor['id']>;
  readonly children: ReactNode;
}) {
  return (
    <>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
