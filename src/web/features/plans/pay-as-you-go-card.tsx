// A one-time payment for the current template, without a plan.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#web/state/visitor/use-money.ts';
import { OfferCard } from './offer-card.tsx';
import type { OfferedTemplate } from './offered-template.ts';
import type { Checkout, CheckoutPurchase } from './use-checkout.ts';

interface PayAsYouGoCardProps {
  readonly template: OfferedTemplate;
  readonly purchase: CheckoutPurchase;
  readonly checkout: Checkout;
  /** The only offer there is. */
  readonly isAlone: boolean;
}

export function PayAsYouGoCard({ template, purchase, checkout, isAlone }: PayAsYouGoCardProps) {
  const { formatMessage } = useIntl();
  const { price, isOwn, isPaymentOnItsWay } = template;
  const name = template.name.trim();
  return (
    <OfferCard
      name={<FormattedMessage id="plans.pay-as-you-go" />}
      tag={<FormattedMessage id="plans.pay-as-you-go-tag" />}
      isHighlighted={false}
      price={price}
      interval={<FormattedMessage id="plans.once" />}
      highlights={[
        name === ''
          ? formatMessage({ id: 'plans.this-template' })
          : formatMessage({ id: 'plans.template-workbook' }, { name }),
        ...(isOwn ? [] : [formatMessage({ id: 'plans.template-copies' })]),
        formatMessage({ id: 'plans.template-again' }),
        formatMessage({ id: 'plans.template-no-subscription' }),
      ]}
    >
      {isPaymentOnItsWay ? (
        <FormattedMessage id="plans.on-its-way" />
      ) : (
        <BuyButton price={price} purchase={purchase} checkout={checkout} isAlone={isAlone} />
      )}
    </OfferCard>
  );
}

interface BuyButtonProps extends Omit<PayAsYouGoCardProps, 'template'> {
  readonly price: number;
}

function BuyButton({ price, purchase, checkout, isAlone }: BuyButtonProps) {
  const money = useMoney();
  const isStarted = checkout.purchase !== null && 'uuid' in checkout.purchase;
  return (
    <Button
      fullWidth
      variant={isAlone ? 'filled' : 'light'}
      loading={isStarted}
      disabled={checkout.purchase !== null && !isStarted}
      onClick={() => checkout.start(purchase)}
    >
      <FormattedMessage id="plans.buy" values={{ price: money(price) }} />
    </Button>
  );
}
