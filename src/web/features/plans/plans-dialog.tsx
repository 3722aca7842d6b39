// What can be bought here: plans, the current template alone, or neither, with a free preview.
import { Loader } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FreePreview } from './free-preview.tsx';
import { type OfferedTemplate, useOfferedTemplate } from './offered-template.ts';
import { Offers } from './offers.tsx';
import { PayAsYouGoCard } from './pay-as-you-go-card.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { useCheckout } from './use-checkout.ts';

interface PlansDialogProps {
  readonly templateUuid: string | null;
  readonly onClose: () => void;
}

const widthOfTwoPx = 660;
const widthOfThreePx = 940;

export function PlansDialog({ templateUuid, onClose }: PlansDialogProps) {
  const { formatMessage } = useIntl();
  const { sales } = useVisitor();
  const hasThree = sales.plans && templateUuid !== null;
  return (
    <Dialog
      title={
        sales.plans ? <FormattedMessage id="plans.title" /> : <FormattedMessage id="plans.title-single" />
      }
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={hasThree ? widthOfThreePx : widthOfTwoPx}
    >
      {templateUuid === null ? <PlanOffers /> : <TemplateOffers uuid={templateUuid} />}
    </Dialog>
  );
}

function TemplateOffers({ uuid }: { readonly uuid: string }) {
  const visitor = useVisitor();
  const template = useOfferedTemplate(uuid);
  if (template === null) return <Loader size="sm" />;
  return (
    <>
      <Purchases template={template} />
      {visitor.hasSpreadsheets && visitor.hasEmail && (
        <FreePreview templateUuid={uuid} hasNumbersAlone={template.isPricedUnpaid} />
      )}
    </>
  );
}

function Purchases({ template }: { readonly template: OfferedTemplate }) {
  const { sales } = useVisitor();
  const checkout = useCheckout();
  const { purchase } = template;
  if (purchase === null) {
    return sales.plans ? (
      <PlanOffers />
    ) : (
      <p>
        <FormattedMessage id="plans.nothing-to-buy" />
      </p>
    );
  }
  const single = (
    <PayAsYouGoCard template={template} purchase={purchase} checkout={checkout} isAlone={!sales.plans} />
  );
  return sales.plans ? (
    <Offers
      lead={<FormattedMessage id="plans.lead" />}
      terms={<FormattedMessage id="plans.terms" />}
      checkout={checkout}
    >
      <PlanCards checkout={checkout} />
      {single}
    </Offers>
  ) : (
    <Offers
      lead={<FormattedMessage id="plans.lead-single" />}
      terms={<FormattedMessage id="plans.terms-single" />}
      checkout={checkout}
    >
      {single}
    </Offers>
  );
}
