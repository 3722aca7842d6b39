// Whether a template must be bought first: it has a price, and the buyer has no plan, entitlement or order for it.

export interface PricedTemplate {
  readonly uuid: string;
  /** In dollars; null if no price is set. */
  readonly price: number | null;
}

export interface PaidOrder {
  readonly templateUuid: string | null;
  /** For a gallery template. */
  readonly staticId: string | null;
}

export interface Buyer {
  readonly isEntitled: boolean;
  /** Or a subscription. */
  readonly hasPlan: boolean;
  readonly orders: readonly PaidOrder[];
}

export const hasPrice = ({ price }: PricedTemplate): boolean => price !== null && price > 0;

export function needsPurchase(template: PricedTemplate, { isEntitled, hasPlan, orders }: Buyer): boolean {
  if (!hasPrice(template) || isEntitled || hasPlan) return false;
  const { uuid } = template;
  return !orders.some(({ templateUuid, staticId }) => templateUuid === uuid || staticId === uuid);
}
