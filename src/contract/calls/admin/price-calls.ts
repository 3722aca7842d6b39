// The operators' calls about what plans and templates cost.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { templateParams } from '../../shapes/template-shapes.ts';

const byOperator = { area: 'admin', access: 'operator', policy: 'operator' } as const;

const longestPriceDollars = 999_999;
const leastPriceDollars = 0.5;

/** In dollars and whole cents; payment services take nothing between nothing and half a dollar. */
const price = z
  .number()
  .min(0)
  .max(longestPriceDollars)
  .refine((dollars) => dollars === 0 || dollars >= leastPriceDollars, {
    message: 'expected 0, or 0.50 and more',
  })
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    message: 'expected whole cents',
  });

export const priceCalls = {
  getPrices: {
    ...byOperator,
    summary: 'The plans as they are sold, and what one template costs where there is no plan, by continent.',
    reply: z.object({
      /** ISO 4217, in lower case. */
      currency: z.string(),
      provider: z.string(),
      plans: z.array(
        z.object({ planId: z.string(), name: z.string(), monthlyCents: z.int(), isOffered: z.boolean() }),
      ),
      templateCents: z.array(z.object({ continent: z.string(), cents: z.int() })),
    }),
    errors: [],
  },
  comparePlanPrices: {
    ...byOperator,
    summary: 'What the payment service knows of the plans, beside what they cost here.',
    reply: z.object({
      plans: z.array(
        z.object({
          planId: z.string(),
          monthlyCents: z.int(),
          /** Null: it knows none yet, and makes one with the first purchase. */
          known: z.object({ cents: z.int(), isActive: z.boolean() }).nullable(),
          difference: z.enum(['none', 'unknown', 'amount', 'inactive']),
        }),
      ),
    }),
    errors: ['own-environment-only', 'not-available', 'payments-unavailable'],
  },
  setTemplatePrice: {
    ...byOperator,
    summary:
      'Sets what a template of the gallery costs, in dollars; 0 makes it and all copies free, another price leaves copies as they are.',
    params: templateParams,
    body: z.object({ price }),
    bodyLimitKb: 16,
    reply: z.object({ beforeCents: z.int(), afterCents: z.int() }),
    errors: ['template-not-found'],
  },
  listPriceChanges: {
    ...byOperator,
    summary: 'What operators have made a template of the gallery cost, newest first.',
    params: templateParams,
    reply: z.object({
      changes: z.array(z.object({ at: z.int(), beforeCents: z.int(), afterCents: z.int() })),
    }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
