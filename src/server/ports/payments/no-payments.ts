// The payments port when payments are not set up.
import type { Payments } from './payments.ts';

const refuse = async (): Promise<never> => {
  throw new Error('payments are not set up');
};

export const noPayments: Payments = {
  isAvailable: false,
  openCheckout: refuse,
  openPortal: refuse,
};
