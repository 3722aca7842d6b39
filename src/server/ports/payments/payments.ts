// The port to card payments.
import type { Language } from '#language/language.ts';

export type Purchase =
  | { readonly kind: 'plan'; readonly planId: 'essential' | 'growth'; readonly priceCents: number }
  | {
      readonly kind: 'template';
      readonly uuid: string;
      /** The gallery template it is, if it is one. */
      readonly staticId: string | null;
      readonly name: string;
      readonly priceCents: number;
    };

export interface CheckoutRequest {
  readonly accountId: string;
  /** Null: whoever pays is asked for it. */
  readonly email: string | null;
  readonly language: Language;
  readonly purchase: Purchase;
  /** Where the browser goes after paying; {orderId} in it stands for the order's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Payments {
  /** False where nothing is set up: callers are told so before anything is done. */
  readonly isAvailable: boolean;
  /** Gives the address of the page where the card is asked for. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Gives the address where this account changes or cancels its subscription. */
  openPortal(accountId: string, returnUrl: string): Promise<string>;
}
