// Money that is taken, given back and disputed.
import { invalid, missing } from './api-error.ts';
import type { Form } from './form.ts';
import type { Charge, Dispute, Refund } from './objects.ts';
import { find, type Store } from './store.ts';

interface Payment {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata: Record<string, string>;
  /** Null for a payment that has none yet. */
  readonly paymentIntent?: string;
}

export function takeMoney(store: Store, payment: Payment): Charge {
  const { amount, currency, customer, metadata } = payment;
  const charge: Charge = {
    ...{ id: store.newId('ch'), object: 'charge', amount, amount_captured: amount, amount_refunded: 0 },
    ...{ captured: true, created: store.seconds, currency, customer, disputed: false, livemode: false },
    ...{ metadata, paid: true, payment_intent: payment.paymentIntent ?? store.newId('pi') },
    ...{ refunded: false, status: 'succeeded' },
  };
  store.charges.set(charge.id, charge);
  store.emit('charge.succeeded', charge);
  return charge;
}

function chargeOf(store: Store, paymentIntent: string): Charge {
  const charge = [...store.charges.values()].find((one) => one.payment_intent === paymentIntent);
  if (charge === undefined) throw missing('payment_intent', paymentIntent, 'payment_intent');
  return charge;
}

export function createRefund(store: Store, form: Form): Refund {
  const charge = chargeOf(store, form.text('payment_intent') ?? '');
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = form.whole('amount') ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund: Refund = {
    ...{ id: store.newId('re'), object: 'refund', amount, charge: charge.id, created: store.seconds },
    ...{ currency: charge.currency, metadata: form.record('metadata') },
    ...{ payment_intent: charge.payment_intent, reason: form.text('reason'), status: 'succeeded' },
  };
  store.refunds.set(refund.id, refund);
  store.emit('refund.created', refund);
  store.emit('charge.refunded', charge);
  return refund;
}

export function openDispute(store: Store, paymentIntent: string, status: Dispute['status']): Dispute {
  const charge = chargeOf(store, paymentIntent);
  charge.disputed = true;
  const dispute: Dispute = {
    ...{ id: store.newId('dp'), object: 'dispute', amount: charge.amount, charge: charge.id },
    ...{ created: store.seconds, currency: charge.currency, is_charge_refundable: false, livemode: false },
    ...{ metadata: {}, payment_intent: paymentIntent, reason: 'fraudulent', status },
  };
  store.disputes.set(dispute.id, dispute);
  store.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(store: Store, id: string, status: 'won' | 'lost'): void {
  const dispute = find(store.disputes, 'dispute', id);
  dispute.status = status;
  if (status === 'won') store.emit('charge.dispute.funds_reinstated', dispute);
  store.emit('charge.dispute.closed', dispute);
}
