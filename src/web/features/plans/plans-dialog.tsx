// What can be bought: plans, the current template alone, or a free preview.
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { FreePreview } from './free-preview.tsx';
import { useOfferedTemplate } from './offered-template.ts';
import { Offers } from './offers.tsx';
import { PayAsYouGoCard } from './pay-as-you-go-card.tsx';
import { PlanCards } from './plan-cards.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

interface PlansDialogProps {
  readonly templateUuid: string | null;
  readonly onClose: () => void;
}

const widthOfTwoPx = 660;
const widthOfThreePx = 940;

export function PlansDialog({ templateUuid, onClose }: PlansDialogProps) {
  const { formatMessage } = useIntl();
  const checkout = useCheckout();
  return (
    <Dialog
      title={<FormattedMessage id="plans.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={templateUuid === null ? widthOfTwoPx : widthOfThreePx}
    >
      {templateUuid === null ? (
        <Offers lead={<FormattedMessage id="plans.lead-all" />} checkout={checkout}>
          <PlanCards checkout={checkout} />
        </Offers>
      ) : (
        <TemplateOffers uuid={templateUuid} checkout={checkout} />
      )}
    </Dialog>
  );
}

function TemplateOffers({ uuid, checkout }: { readonly uuid: string; readonly checkout: Checkout }) {
  const template = useOfferedTemplate(uuid);
  return (
    <>
      <Offers lead={<FormattedMessage id="plans.lead" />} checkout={checkout}>
        <PlanCards checkout={checkout} />
        {template.price > 0 && <PayAsYouGoCard template={template} checkout={checkout} />}
      </Offers>
      {template.isOwn && <FreePreview templateUuid={uuid} />}
    </>
  );
}
