// What the address of the page says, as ?billing=…, when the portal where a subscription is managed could not be opened.

export const billingOutcomes = ['sign-in-required', 'no-subscription', 'not-available'] as const;

export type BillingOutcome = (typeof billingOutcomes)[number];
