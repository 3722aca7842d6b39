// How payments are made, as the configuration decides it.

/** What the operator says of their account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Of the endpoint that events are sent to. */
  readonly webhookSecret: string;
  readonly hasAutomaticTax: boolean;
  /** Null: Stripe itself. */
  readonly apiUrl: URL | null;
}

/** As orders name it. */
export const providerOf = ({ kind }: PaymentSettings): '' | 'test' | 'stripe' =>
  kind === 'none' ? '' : kind;

export type PaymentSettings =
  | { readonly kind: 'stripe'; readonly settings: StripeSettings }
  /** In the test checkout, in which no money moves. */
  | { readonly kind: 'test' }
  /** Nothing is sold; the reason is told to the operator. */
  | { readonly kind: 'none'; readonly reason: string };
