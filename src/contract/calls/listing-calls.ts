// The calls for one's own templates in the gallery, and for telling operators what is wrong with a template.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { listing, reportReasons, sentence } from '../shapes/listing-shapes.ts';
import { templateParams } from '../shapes/template-shapes.ts';

const ofOwn = { area: 'gallery', policy: 'own', params: templateParams, reply: listing } as const;

export const listingCalls = {
  getListing: {
    ...ofOwn,
    access: 'visitor',
    summary: 'What has become of the wish that an own template is listed in the gallery.',
    errors: ['template-not-found'],
  },
  askForListing: {
    ...ofOwn,
    access: 'user',
    summary:
      'Asks that a published template is listed in the gallery, or that a change of it is; an operator answers.',
    errors: ['template-not-found', 'listing-not-possible'],
  },
  withdrawListing: {
    ...ofOwn,
    access: 'user',
    summary: 'Takes the wish back, and the copy of the template out of the gallery if it was approved.',
    errors: ['template-not-found'],
  },
  reportTemplate: {
    area: 'gallery',
    access: 'visitor',
    policy: 'open',
    summary:
      'Tells the operators what is wrong with a template of the gallery, or with one that its owner published; saying more replaces what was said.',
    params: templateParams,
    body: z.object({ reason: z.enum(reportReasons), words: sentence.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ result: z.literal('sent') }),
    errors: ['template-not-found'],
  },
} as const satisfies Record<string, Call>;
