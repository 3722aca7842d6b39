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
} as const;

/**
 * Who may make a call, each including the ones below it: anyone, even without a session; a visitor with a session; a
 * signed-in user; a user entitled to template authoring tools; an operator of the product.
 */
export type Access = 'anyone' | 'visitor' | 'user' | 'entitled' | 'operator';

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
