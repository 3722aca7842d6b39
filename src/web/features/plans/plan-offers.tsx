// The plans alone, without a template to buy; where none is sold, a sentence says so.
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Offers } from './offers.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useCheckout } from './use-checkout.ts';

export function PlanOffers() {
  const { sales } = useVisitor();
  const checkout = useCheckout();
  if (!sales.plans) {
    return (
      <p>
        <FormattedMessage id="plans.not-sold" />
      </p>
    );
  }
  return (
    <Offers
      lead={<FormattedMessage id="plans.lead-all" />}
      terms={<FormattedMessage id="plans.terms" />}
      checkout={checkout}
    >
      <PlanCards checkout={checkout} />
    </Offers>
  );
}
