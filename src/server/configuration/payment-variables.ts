// The environment variables of payments.
import type { ConfigurationVariable } from './configuration-variable.ts';

export const paymentVariables = [
  {
    name: 'PAYMENTS',
    default: 'auto',
    meaning:
      'auto: what is sold is paid for through Stripe if its keys are set, otherwise in the test checkout, in which no money moves, wherever that is allowed; or off, and nothing is sold.',
  },
  {
    name: 'ALLOW_TEST_PAYMENTS',
    default: 'no',
    meaning:
      'yes allows the test checkout, in which anybody can pay without money, at an address that others reach too; otherwise it is there only where PUBLIC_URL, or HOST without one, leads to this machine alone.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: '',
    meaning:
      'Secret or restricted key of an account at Stripe, sk_… or rk_…: purchases are paid for there (docs/payments.md).',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: '',
    meaning: 'Secret, whsec_…, of the endpoint at Stripe that sends its events to /api/checkout/webhook.',
  },
  {
    name: 'STRIPE_AUTOMATIC_TAX',
    default: 'no',
    meaning:
      'yes has Stripe add the tax of the buyer’s address to each price; it must be set up there first.',
  },
  {
    name: 'STRIPE_API_URL',
    default: '',
    meaning:
      'Address of an API that speaks Stripe’s protocol, for trying things out; empty is Stripe itself; http only on this machine.',
  },
] as const satisfies readonly ConfigurationVariable[];
