// Whether the open template must be bought before it is exported, as the server says, and offers to buy it.
import { isAnythingSold, useOfferPurchase } from '#web/state/templates/use-offer-purchase.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useDocumentState, useTemplateDocument } from '../document/document-context.ts';

export function useMustBuy() {
  const { uuid, saver } = useTemplateDocument();
  const copyOf = useDocumentState((state) => state.copyOf);
  const visitor = useVisitor();
  const offer = useOfferPurchase();
  const stored = visitor.templates.find((template) => template.uuid === uuid);
  // What a copy costs depends on its original, which the server knows.
  const isUnpaid = stored?.needsPurchase ?? (copyOf === null && visitor.newTemplatesNeedPurchase);
  return {
    // A padlock that nothing can open would promise too much.
    mustBuy: isUnpaid && isAnythingSold(visitor),
    offer: () => {
      // What is sold is what the server has.
      void saver.save();
      offer(uuid);
    },
  };
}
