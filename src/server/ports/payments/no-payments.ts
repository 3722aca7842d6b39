// The payments port when payments are not set up.
import type { Payments } from './payments.ts';

const refuse = async (): Promise<never> => {
  throw new Error('payments are not set up');
};

export const noPayments: Payments = {
  provider: '',
  isAvailable: false,
  openCheckout: refuse,
  closeCheckout: refuse,
  openPortal: refuse,
  readWebhook: async () => ({ isGenuine: false, reason: 'payments are not set up' }),
  listEvents: async function* () {
    // Nobody has told anything.
  },
  refund: refuse,
  listPlanPrices: async () => [],
  cancelSubscription: refuse,
};
