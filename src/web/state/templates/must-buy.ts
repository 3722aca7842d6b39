// Whether a template has a price that this visitor has not paid in any way.
import { needsPurchase, type PricedTemplate } from '#catalog/needs-purchase.ts';
import type { Visitor } from '../visitor/visitor.ts';

type Buyer = Pick<Visitor, 'userEntitled' | 'orders'> & {
  readonly settings: Pick<Visitor['settings'], 'plan' | 'subscription'>;
};

export function mustBuy({ userEntitled, settings, orders }: Buyer, template: PricedTemplate): boolean {
  const { plan, subscription } = settings;
  const hasPlan = subscription !== null || (plan !== null && plan !== 'free');
  return needsPurchase(template, { isEntitled: userEntitled, hasPlan, orders });
}
