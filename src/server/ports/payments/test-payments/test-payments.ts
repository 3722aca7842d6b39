// The payments port of a checkout of our own, in which no money moves: it behaves as a payment service does.
import type { Payments } from '../payments.ts';
import { closeTestCheckout, openTestCheckout } from './checkouts.ts';
import { openTestPortal } from './portals.ts';
import { refundTestCharge } from './refund-charge.ts';
import { changeTestSubscription } from './subscriptions.ts';
import type { Till } from './till.ts';
import { toldEvents } from './told-events.ts';

export const testPayments = (till: Till): Payments => ({
  provider: 'test',
  isAvailable: true,
  openCheckout: (request) => openTestCheckout(till, request),
  closeCheckout: (id) => closeTestCheckout(till, id),
  openPortal: (request) => openTestPortal(till, request),
  // What it tells is read by a job of the queue, which nobody outside can add to.
  readWebhook: async () => ({ isGenuine: false, reason: 'the test checkout has no webhook' }),
  listEvents: (since) => toldEvents(till, since),
  // It takes the price of each purchase as it is.
  listPlanPrices: async () => [],
  refund: (refund) => refundTestCharge(till, refund),
  cancelSubscription: (id, when) =>
    changeTestSubscription(till, id, { kind: when === 'now' ? 'end' : 'cancel' }),
});
