// What Stripe is asked for to have an order paid.
import type Stripe from 'stripe';
import type { CheckoutRequest } from '../payments.ts';

/** Of what is bought, as Stripe takes it. */
const longestName = 250;

type Params = Stripe.Checkout.SessionCreateParams;

/** Of a plan. */
type PriceId = string | null;

export function checkoutParams(request: CheckoutRequest, priceId: PriceId, hasAutomaticTax: boolean): Params {
  const { orderId, language, successUrl, cancelUrl } = request;
  return {
    ...{ client_reference_id: orderId, metadata: { orderId }, locale: language },
    ...{ success_url: successUrl, cancel_url: cancelUrl, allow_promotion_codes: true },
    ...(priceId === null ? paymentParams(request) : subscriptionParams(request, priceId)),
    ...customerParams(request, hasAutomaticTax),
    ...(hasAutomaticTax && { automatic_tax: { enabled: true } }),
  };
}

/** Each thing that Stripe stores names the order, so that whatever it tells of any can be found again. */
const paymentParams = ({ orderId, currency, title, purchase }: CheckoutRequest): Params => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        ...{ currency, unit_amount: purchase.amount, tax_behavior: 'exclusive' },
        product_data: { name: [...title].slice(0, longestName).join('') },
      },
    },
  ],
  payment_intent_data: { metadata: { orderId } },
});

const subscriptionParams = ({ orderId, purchase }: CheckoutRequest, priceId: string): Params => ({
  mode: 'subscription',
  line_items: [{ quantity: 1, price: priceId }],
  subscription_data: {
    metadata: { orderId, ...(purchase.kind === 'plan' && { planId: purchase.planId }) },
  },
});

function customerParams(
  { customerId, email, purchase }: CheckoutRequest,
  hasAutomaticTax: boolean,
): Partial<Params> {
  if (customerId !== null) {
    return {
      customer: customerId,
      // Tax is by the address, which an old customer may not have given.
      ...(hasAutomaticTax && { customer_update: { address: 'auto', name: 'auto' } }),
    };
  }
  return {
    ...(email !== null && { customer_email: email }),
    // A subscription makes one by itself.
    ...(purchase.kind === 'template' && { customer_creation: 'always' }),
  };
}
