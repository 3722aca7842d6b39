// The template that the plans dialog was opened for: the visitor's own, or one of the gallery, with its price.
import { useQuery } from '@tanstack/react-query';
import { templatePrice } from '#catalog/template-price.ts';
import { call } from '#web/api/call.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { CheckoutPurchase } from './use-checkout.ts';

export interface OfferedTemplate {
  /** Empty until it is known. */
  readonly name: string;
  /** In dollars; 0 if it is free. */
  readonly price: number;
  readonly purchase: CheckoutPurchase;
  readonly isOwn: boolean;
}

export function useOfferedTemplate(uuid: string): OfferedTemplate {
  const { templates, plans, userIpData } = useVisitor();
  const own = templates.find((template) => template.uuid === uuid);
  const gallery = useQuery({
    queryKey: ['gallery-for-sale'],
    queryFn: ({ signal }) => call('getGallery', { signal }),
    enabled: own === undefined,
  });
  const listed = own ? undefined : gallery.data?.templates.find((template) => template.uuid === uuid);
  const prices = plans[0]?.pricePerTemplate ?? {};
  const price = templatePrice((own ?? listed)?.price ?? null, prices, userIpData.continent_code);
  return {
    name: (own ?? listed)?.name ?? '',
    price,
    purchase: listed ? { staticId: listed.templateId, uuid } : { uuid, price },
    isOwn: listed === undefined,
  };
}
