// Which template must be bought first: one with a price, by whoever has no plan, no right and no order for it.

export interface PricedTemplate {
  readonly uuid: string;
  /** In dollars; null where nobody has put one on it. */
  readonly price: number | null;
}

export interface PaidOrder {
  readonly templateUuid: string | null;
  /** Of a template of the gallery. */
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
