// What a plan costs, and when it is renewed or ends.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { useVisitor, type Visitor } from '#web/state/visitor/visitor.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import classes from './subscription-terms.module.css';

type Plan = Visitor['plans'][number];

/** Prices of plans are dollars. */
const priceCurrency = 'usd';
const centsPerDollar = 100;

const alarming = (text: ReactNode) => <strong className={classes.alarming}>{text}</strong>;

export function SubscriptionTerms({ plan }: { readonly plan: Plan }) {
  const { locale } = useIntl();
  const { currentSubscription } = useVisitor();
  const price = amountInWords(Math.round(plan.price * centsPerDollar), priceCurrency, locale);
  const values = { price, interval: plan.intervalLabel };
  if (currentSubscription?.planId !== plan.id) {
    return <FormattedMessage id="settings.plan-text" values={values} />;
  }
  const { state, periodEnd, cancelsAtEnd } = currentSubscription;
  const date = (
    <Unbroken>
      <ShownDay at={periodEnd} />
    </Unbroken>
  );
  const dated = { ...values, date };
  if (state === 'past-due') {
    return <FormattedMessage id="settings.plan-past-due" values={{ ...dated, strong: alarming }} />;
  }
  if (cancelsAtEnd) return <FormattedMessage id="settings.plan-ends" values={dated} />;
  return <FormattedMessage id="settings.plan-renews" values={dated} />;
}
