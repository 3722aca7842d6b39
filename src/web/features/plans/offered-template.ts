// The template that the plans dialog was opened for: the visitor's own, or one of the gallery, with its price.
import { templatePrice } from '#catalog/template-price.ts';
import { useGalleryCard } from '#web/state/templates/gallery-card.ts';
import { isPaymentOnItsWay } from '#web/state/visitor/template-orders.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { CheckoutPurchase } from './use-checkout.ts';

export interface OfferedTemplate {
  /** Empty until it is known. */
  readonly name: string;
  /** In whole units of the currency. */
  readonly price: number;
  /** Null where there is nothing to buy: it is free, paid for, or not sold here. */
  readonly purchase: CheckoutPurchase | null;
  readonly isOwn: boolean;
  /** Somebody put a price on it that is not paid: a preview shows its numbers alone. */
  readonly isPricedUnpaid: boolean;
  /** Paid for by a way that takes days. */
  readonly isPaymentOnItsWay: boolean;
}

/** Null until it is known. */
export function useOfferedTemplate(uuid: string): OfferedTemplate | null {
  const { templates, plans, sales, newTemplatesNeedPurchase, userIpData, orders } = useVisitor();
  const own = templates.find((template) => template.uuid === uuid);
  const gallery = useGalleryCard(uuid, own === undefined);
  if (own === undefined && gallery.isPending) return null;
  const listed = own ? null : (gallery.data ?? null);
  const prices = plans[0]?.pricePerTemplate ?? {};
  const shown = own ?? listed;
  const price = templatePrice(shown?.price ?? null, prices, userIpData.continent_code);
  const isForSale = sales.templates && (shown?.needsPurchase ?? newTemplatesNeedPurchase);
  const purchase = listed ? { staticId: listed.templateId, uuid } : { uuid, price };
  return {
    ...{ name: shown?.name ?? '', price, isOwn: listed === null },
    isPricedUnpaid: (shown?.price ?? 0) > 0 && shown?.needsPurchase === true,
    isPaymentOnItsWay: isPaymentOnItsWay(orders, uuid),
    purchase: isForSale ? purchase : null,
  };
}
