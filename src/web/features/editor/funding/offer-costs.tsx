// What a way to close the gap costs, line by line, as the whole model calculates it.
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { rateWords } from '../calculation/dashboard/rate-words.ts';
import type { FundingOffer } from '../calculation/funding/fund-gap.ts';
import { useSheetLanguage } from '../session/view/sheets-view.ts';
import classes from './funding.module.css';
import { useMoney } from './use-money.ts';
import { usePeriods } from './use-periods.ts';

const names = defineMessages({
  interest: { id: 'cash.interest' },
  mostDrawn: { id: 'cash.most-drawn' },
  owedAtEnd: { id: 'cash.owed-at-end' },
  share: { id: 'cash.share' },
  return: { id: 'cash.return' },
  lowestThen: { id: 'cash.lowest-then' },
  atEnd: { id: 'cash.at-end' },
});

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
          <Cost name={names.interest}>{money(line.interest)}</Cost>
          <Cost name={names.mostDrawn}>
            {line.most.amount > 0 ? at(line.most.amount, line.most.period) : money(0)}
          </Cost>
          <Cost name={names.owedAtEnd}>{money(line.owedAtEnd)}</Cost>
        </>
      )}
      <CapitalCosts offer={offer} />
      <Cost name={names.lowestThen}>{at(lowest.amount, lowest.period)}</Cost>
      <Cost name={names.atEnd}>
        {money(lastCash)} → {money(offer.lastCash)}
      </Cost>
    </dl>
  );
}

function CapitalCosts({ offer: { capital } }: { readonly offer: FundingOffer }) {
  const { formatNumber } = useIntl();
  const language = useSheetLanguage();
  if (!capital) return null;
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const [from, to] = (capital.returns ?? []).map(
    (rate) => rateWords('ip.equity_irr', rate, language) ?? percent(rate),
  );
  return (
    <>
      <Cost name={names.share}>{percent(capital.share)}</Cost>
      {from !== undefined && to !== undefined && (
        <Cost name={names.return}>
          {from} → {to}
        </Cost>
      )}
    </>
  );
}

interface CostProps {
  readonly name: MessageDescriptor;
  readonly children: ReactNode;
}

function Cost({ name, children }: CostProps) {
  return (
    <>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
