// Whether the open template must be bought before it is exported, and offers to buy it.
import { useOfferPurchase } from '#web/state/templates/use-offer-purchase.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { useIsUnpaid } from '../session/use-is-unpaid.ts';

export function useMustBuy() {
  const { uuid, saver } = useTemplateDocument();
  const mustBuy = useIsUnpaid();
  const offer = useOfferPurchase();
  return {
    mustBuy,
    offer: () => {
      // What is sold is what the server has.
      void saver.save();
      offer(uuid);
    },
  };
}
