// What the visitor's orders say of one template: bought, or paid for by a way that takes days.
import type { Visitor } from './visitor.ts';

type Orders = Visitor['orders'];

const isFor = (uuid: string) => (order: Orders[number]) =>
  order.kind === 'template' && (order.staticId === uuid || order.templateUuid === uuid);

export const isBought = (orders: Orders, uuid: string): boolean =>
  orders.filter(isFor(uuid)).some(({ state }) => state === 'paid');

export const isPaymentOnItsWay = (orders: Orders, uuid: string): boolean =>
  orders.filter(isFor(uuid)).some(({ isOnItsWay }) => isOnItsWay);
