// The plans to subscribe to, with the current one marked.
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { PlanOffers } from './plan-offers.tsx';

interface SubscriptionsDialogProps {
  readonly onClose: () => void;
}

const widthPx = 660;

export function SubscriptionsDialog({ onClose }: SubscriptionsDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="subscriptions.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <PlanOffers />
    </Dialog>
  );
}
