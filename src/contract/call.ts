// The definition of an API call: its input, its output, who may make it and which errors it returns.
import type { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';

/** The subject of a call; the API documentation is grouped by it. */
export const areas = {
  user: 'Whoever asks, and their settings.',
  account: 'Signing in and out, and what belongs to an account.',
  template: 'Templates, new and kept.',
  gallery: 'Templates for everyone.',
  generation: 'What is proposed and suggested for templates.',
  model: 'Workbooks built from templates.',
  checkout: 'Paying for plans and templates.',
  analytics: 'What is counted of the use of the product.',
  admin: 'What operators see and do; to everybody else there is nothing here.',
} as const;

/**
 * Who may make a call, each including the ones below it: anyone, even without a session; a visitor with a session; a
 * signed-in user; a user entitled to template authoring tools; an operator of the product.
 */
export type Access = 'anyone' | 'visitor' | 'user' | 'entitled' | 'operator';

/**
 * Whose a call is and what must be paid for it, beside who may make it at all. What an address or a body says of a price
 * counts nowhere.
 */
export const policies = {
  open: 'For everybody; no more of a template with a price leaves by it than stands on its card.',
  own: 'What belongs to whoever asks, paid for or not.',
  'secret-link': 'For whoever has an address that cannot be guessed and that was sent to its owner.',
  paid: 'What is taken away: of a template that is free, bought, or opened by an active plan or a grant. What buildModel shows without taking it away is looked at.',
  'paid-if-priced':
    'What is read, copied or looked at: one’s own model unpaid too, one with a price only once it is bought, or opened by an active plan or a grant.',
  shown:
    'What is only shown: one’s own model, unpaid too, and the numbers alone of one with a price that is not paid.',
  budget: 'For everybody; an AI is asked only as much in a day as an account of its kind may use.',
  'payment-service': 'For the payment service alone, which proves itself with a signature.',
  entitled: 'For those with a grant, and operators.',
  operator: 'For operators alone.',
} as const;

export type Policy = keyof typeof policies;

/**
 * What a call takes at most: a number of kilobytes, or a whole template, for which the server's configuration says how
 * large it may be.
 */
export type BodyLimit = number | 'template';

interface CallWithBody {
  readonly body: z.ZodType;
  readonly bodyLimitKb: BodyLimit;
}

interface CallWithoutBody {
  readonly body?: undefined;
  readonly bodyLimitKb?: undefined;
}

interface AnyCall {
  readonly area: keyof typeof areas;
  readonly access: Access;
  readonly policy: Policy;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly reply: z.ZodType;
  /** The media type of a reply that is a file instead of JSON. */
  readonly replyType?: string;
  /** Error codes of its own, besides those that any call, or any call with a body, may return. */
  readonly errors: readonly ErrorCode[];
}

export type Call = AnyCall & (CallWithBody | CallWithoutBody);
