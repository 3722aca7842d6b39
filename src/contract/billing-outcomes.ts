// The values of ?billing=… in the page's address when the subscription portal could not be opened.

export const billingOutcomes = [
  'sign-in-required',
  'no-subscription',
  'not-available',
  'not-answering',
] as const;

export type BillingOutcome = (typeof billingOutcomes)[number];
