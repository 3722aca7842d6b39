// The paid plans as cards with a button to select each.

import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOffered } from '#catalog/plans.ts';
import { useVisitor, type Visitor } from '#web/state/visitor/visitor.ts';
import { OfferCard } from './offer-card.tsx';
import type { Checkout } from './use-checkout.ts';

type Plan = Visitor['plans'][number];

const highlightedClass = 'popular';

export function PlanCards({ checkout }: { readonly checkout: Checkout }) {
  const { plans, settings, hasAI, isAnonymous, currentSubscription } = useVisitor();
  // What was bought signed out waits for an account.
  const ownId = isAnonymous ? currentSubscription?.planId : settings.plan;
  const offered = plans.filter(({ id, price }) => price > 0 && (isOffered(id, hasAI) || ownId === id));
  return offered.map((plan) => (
    <OfferCard
      key={plan.id}
      name={plan.name}
      // One alone is not the most popular of any.
      tag={offered.length > 1 && plan.tag}
      isHighlighted={plan.tagClass === highlightedClass}
      price={plan.price}
      interval={plan.intervalLabel}
      highlights={plan.highlights}
    >
      <SelectButton plan={plan} isCurrent={ownId === plan.id} checkout={checkout} />
    </OfferCard>
  ));
}

interface SelectButtonProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly checkout: Checkout;
}

function SelectButton({ plan, isCurrent, checkout }: SelectButtonProps) {
  const { formatMessage } = useIntl();
  const { purchase, start } = checkout;
  const isStarted = purchase !== null && 'planId' in purchase && purchase.planId === plan.id;
  return (
    <Button
      fullWidth
      variant={plan.tagClass === highlightedClass ? 'filled' : 'light'}
      disabled={isCurrent || (purchase !== null && !isStarted)}
      loading={isStarted}
      {...(!isCurrent && { 'aria-label': formatMessage({ id: 'plans.select-named' }, { name: plan.name }) })}
      onClick={() => start({ planId: plan.id })}
    >
      {isCurrent ? <FormattedMessage id="plans.current" /> : <FormattedMessage id="plans.select" />}
    </Button>
  );
}
