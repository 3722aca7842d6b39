// Who must buy a template before taking its workbook away: whoever has no plan, no right and no order for one that has a price.
import type { Account } from '#server/database/tables.ts';
import { isEntitled } from './may-call.ts';

export interface Priced {
  readonly uuid: string;
  /** In dollars; null where nobody has put one on it. */
  readonly price: number | null;
}

interface Order {
  readonly template_uuid: string | null;
  readonly static_id: string | null;
}

type Buyer = Pick<Account, 'kind' | 'plan' | 'is_entitled'>;

export const hasPrice = ({ price }: Priced): boolean => price !== null && price > 0;

export function mustBeBought(template: Priced, buyer: Buyer, orders: readonly Order[]): boolean {
  if (!hasPrice(template) || isEntitled(buyer) || buyer.plan !== null) return false;
  const { uuid } = template;
  return !orders.some((order) => order.template_uuid === uuid || order.static_id === uuid);
}
