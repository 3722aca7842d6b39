// Requests a payment page and goes there; busy until the browser has left.
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/api/call.ts';

/** The call's body, without the return address. */
export type CheckoutPurchase =
  | { readonly planId: string }
  | { readonly staticId: string; readonly uuid: string }
  | { readonly uuid: string; readonly price: number };

export interface Checkout {
  readonly start: (purchase: CheckoutPurchase) => void;
  /** What is being paid for, until the browser has left. */
  readonly purchase: CheckoutPurchase | null;
  readonly error: Error | null;
}

export function useCheckout(): Checkout {
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (purchase: CheckoutPurchase) =>
      call('generateCheckoutSession', { body: { ...purchase, cancelUrl: window.location.href } }),
    onSuccess: ({ data }) => window.location.assign(data),
  });
  useEffect(() => {
    // After returning without payment, the browser may show this page as it was left.
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);
  return { start: mutate, purchase: isPending || isSuccess ? (variables ?? null) : null, error };
}
