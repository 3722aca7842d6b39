// Reads whether payments are made through Stripe, and with which keys.
import type { StripeSettings } from '#server/ports/payments/payment-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { ownMachine } from './own-machine.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

type ReadText = (name: VariableName) => string;

export function readStripe(text: ReadText): StripeSettings | null {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const hasAutomaticTax = readTax(text('STRIPE_AUTOMATIC_TAX'));
  const apiUrl = readApiUrl(text('STRIPE_API_URL'));
  if (secretKey === '' && webhookSecret === '') return null;
  const [given, absent] =
    secretKey === ''
      ? ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY']
      : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  if (secretKey === '' || webhookSecret === '') {
    throw new CommandError(`${given} is set but ${absent} is not; payments through Stripe need both.`);
  }
  // The values are secrets, so the messages do not repeat them.
  if (!/^(sk|rk)_[\w]+$/.test(secretKey)) {
    throw new CommandError(
      'STRIPE_SECRET_KEY is no secret key of Stripe; it must begin with sk_ or rk_, not with pk_.',
    );
  }
  if (!/^whsec_[\x21-\x7e]+$/.test(webhookSecret)) {
    throw new CommandError(
      'STRIPE_WEBHOOK_SECRET is not the secret of an endpoint at Stripe; it must begin with whsec_.',
    );
  }
  return { secretKey, webhookSecret, hasAutomaticTax, apiUrl };
}

function readTax(given: string): boolean {
  if (given === 'yes' || given === 'no') return given === 'yes';
  throw refuseVariable('STRIPE_AUTOMATIC_TAX', given, 'no or yes');
}

function readApiUrl(given: string): URL | null {
  if (given === '') return null;
  const allowed = 'an https address, or http on this machine, with nothing after its host';
  const url = URL.canParse(given) ? new URL(given) : null;
  const isBare = url !== null && `${url.origin}/` === url.href;
  if (!isBare) throw refuseVariable('STRIPE_API_URL', given.replace(/\/\/.*@/, '//'), allowed);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname))) return url;
  throw refuseVariable('STRIPE_API_URL', given, allowed);
}
