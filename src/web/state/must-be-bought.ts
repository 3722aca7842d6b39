// Tells whether a template has a price that this visitor has not paid in any way.
import type { Visitor } from './visitor.ts';

export interface Priced {
  readonly uuid: string;
  /** In dollars; null when it has none. */
  readonly price: number | null;
}

type Buyer = Pick<Visitor, 'userEntitled' | 'orders'> & {
  readonly settings: Pick<Visitor['settings'], 'plan' | 'subscription'>;
};

export function mustBeBought({ uuid, price }: Priced, { userEntitled, settings, orders }: Buyer): boolean {
  if (price === null || price <= 0 || userEntitled) return false;
  const { plan, subscription } = settings;
  if (subscription !== null || (plan !== null && plan !== 'free')) return false;
  return !orders.some(({ templateUuid, staticId }) => templateUuid === uuid || staticId === uuid);
}
