// The port to card payments.
import type { Language } from '#language/language.ts';

export type Purchase =
  | { readonly kind: 'plan'; readonly planId: 'essential' | 'growth'; readonly priceCents: number }
  | {
      readonly kind: 'template';
      readonly uuid: string;
      /** The gallery template, if it is one. */
      readonly staticId: string | null;
      readonly name: string;
      readonly priceCents: number;
    };

export interface CheckoutRequest {
  readonly accountId: string;
  /** Null: the payer is asked for it. */
  readonly email: string | null;
  readonly language: Language;
  readonly purchase: Purchase;
  /** Where the browser goes after paying; {orderId} in it stands for the order's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Payments {
  /** False if nothing is set up: callers are told so before anything is done. */
  readonly isAvailable: boolean;
  /** Returns the address of the page that asks for the card. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Returns the address where this account changes or cancels its subscription. */
  openPortal(accountId: string, returnUrl: string): Promise<string>;
}
