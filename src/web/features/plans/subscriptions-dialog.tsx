// The plans to subscribe to, with the current one marked.
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { Offers } from './offers.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useCheckout } from './use-checkout.ts';

interface SubscriptionsDialogProps {
  readonly onClose: () => void;
}

const widthPx = 660;

export function SubscriptionsDialog({ onClose }: SubscriptionsDialogProps) {
  const { formatMessage } = useIntl();
  const checkout = useCheckout();
  return (
    <Dialog
      title={<FormattedMessage id="subscriptions.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Offers lead={<FormattedMessage id="plans.lead-all" />} checkout={checkout}>
        <PlanCards checkout={checkout} />
      </Offers>
    </Dialog>
  );
}
