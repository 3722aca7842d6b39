// The calls for usage statistics: anonymous, and only until someone opts out.
import { z } from 'zod';
import type { Call } from '../call.ts';

/** What the page may count; it includes nothing that a person typed. */
export const analyticsEvents = [
  'page-opened',
  'template-created',
  'template-opened',
  'model-downloaded',
  'spreadsheet-made',
  'plans-opened',
  'gallery-opened',
] as const;

/** A list, because the full address would reveal which template it was. */
export const analyticsScreens = [
  'recent',
  'gallery',
  'new-template',
  'editor',
  'settings',
  'checkout',
  'password-reset',
  'admin',
  'not-found',
] as const;

export const analyticsCalls = {
  getAnalytics: {
    area: 'analytics',
    access: 'anyone',
    policy: 'open',
    summary: 'Whether the use of the product by whoever asks is counted, and what is counted.',
    reply: z.object({
      analytics: z.object({ isOn: z.boolean(), events: z.array(z.string()), screens: z.array(z.string()) }),
    }),
    errors: [],
  },
  recordAnalytics: {
    area: 'analytics',
    access: 'visitor',
    policy: 'open',
    summary: 'Counts events, unless whoever asks has said no.',
    body: z.object({
      events: z
        .array(z.object({ name: z.enum(analyticsEvents), screen: z.enum(analyticsScreens).optional() }))
        .min(1)
        .max(50),
    }),
    bodyLimitKb: 16,
    reply: z.object({ counted: z.int() }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
