// A one-time payment for the current template, without a plan.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { OfferCard } from './offer-card.tsx';
import type { OfferedTemplate } from './offered-template.ts';
import type { Checkout } from './use-checkout.ts';

interface PayAsYouGoCardProps {
  readonly template: OfferedTemplate;
  readonly checkout: Checkout;
}

export function PayAsYouGoCard({ template, checkout }: PayAsYouGoCardProps) {
  const { formatMessage } = useIntl();
  const { purchase, start } = checkout;
  const isStarted = purchase !== null && 'uuid' in purchase;
  const name = template.name || formatMessage({ id: 'plans.this-template' });
  return (
    <OfferCard
      name={<FormattedMessage id="plans.pay-as-you-go" />}
      tag={<FormattedMessage id="plans.pay-as-you-go-tag" />}
      isHighlighted={false}
      price={template.price}
      interval={<FormattedMessage id="plans.once" />}
      highlights={[
        formatMessage({ id: 'plans.template-workbook' }, { name }),
        formatMessage({ id: 'plans.template-cloud' }),
        formatMessage({ id: 'plans.template-no-subscription' }),
      ]}
    >
      <Button
        fullWidth
        variant="light"
        loading={isStarted}
        disabled={purchase !== null && !isStarted}
        onClick={() => start(template.purchase)}
      >
        <FormattedMessage id="plans.buy" />
      </Button>
    </OfferCard>
  );
}
