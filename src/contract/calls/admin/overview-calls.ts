// The operators' call for what happened on each day.
import { z } from 'zod';
import type { Call } from '../../call.ts';

const overviewSpans = ['7', '30', '90', '365'] as const;

/** One number a day, and one for each day of as many days before. */
const series = z.object({ values: z.array(z.int()), before: z.array(z.int()) });

/** In the smallest unit of the currency, without sales tax. */
const money = z.object({
  /** ISO 4217, in lower case. */
  currency: z.string(),
  paid: series,
  /** On the day it was given back. */
  refunded: series,
});

export const overviewCalls = {
  getOverview: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'What happened on each of the last days in UTC, of nobody in particular, beside as many days before.',
    query: z.object({ days: z.enum(overviewSpans).default('30') }),
    reply: z.object({
      /** Formatted as 2027-01-31, oldest first; the last one is today. */
      days: z.array(z.string()),
      daysBefore: z.array(z.string()),
      /** The first day that anything was counted on; null before there is one. */
      countedSince: z.string().nullable(),
      visits: series,
      signUps: series,
      activeUsers: series,
      templates: series,
      builds: series,
      failedBuilds: series,
      downloads: series,
      checkouts: series,
      purchases: series,
      errors: series,
      money: z.array(money),
      /** Of the visitors whose first visit was in these days, within 30 days of it. */
      funnel: z.array(
        z.object({
          step: z.enum(['visit', 'begun', 'built', 'downloaded', 'account', 'purchase']),
          count: z.int(),
          before: z.int(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
