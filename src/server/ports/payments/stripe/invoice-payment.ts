// The payment that settled an invoice, which newer versions of the API do not name in the invoice itself.
import type Stripe from 'stripe';

/** Null if nothing was due. */
export async function paymentOfInvoice(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
  const payment = data[0]?.payment.payment_intent;
  return (typeof payment === 'object' ? payment.id : payment) ?? null;
}
