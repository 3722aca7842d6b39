// Says in plain words where cash is missing: from when on, and how much at most.
import { FormattedMessage } from 'react-intl';
import type { CashGap } from '../calculation/funding/cash-gap.ts';
import { useMoney } from './use-money.ts';
import { usePeriods } from './use-periods.ts';

export function GapTitle({ gap }: { readonly gap: CashGap }) {
  const period = usePeriods();
  return gap.firstBelowZero === null ? (
    <FormattedMessage id="cash.below-minimum" values={{ period: period(gap.firstPeriod) }} />
  ) : (
    <FormattedMessage id="cash.below-zero" values={{ period: period(gap.firstBelowZero) }} />
  );
}

/** Without a minimum, what is missing is what is below zero. */
const hasMinimum = ({ need, lowest }: CashGap): boolean => need + lowest.amount > need * 1e-6;

export function GapWords({ gap }: { readonly gap: CashGap }) {
  const money = useMoney();
  const period = usePeriods();
  const { lowest, need, worstPeriod } = gap;
  const said = { amount: money(lowest.amount), period: period(lowest.period) };
  if (!hasMinimum(gap)) return <FormattedMessage id="cash.lowest" values={said} />;
  if (worstPeriod === lowest.period)
    return <FormattedMessage id="cash.lowest-short" values={{ ...said, short: money(need) }} />;
  return (
    <>
      <FormattedMessage id="cash.lowest" values={said} />{' '}
      <FormattedMessage id="cash.missing" values={{ amount: money(need), period: period(worstPeriod) }} />
    </>
  );
}
