// The operators' calls about the gallery: what is in it, what it costs, and what waits to be listed.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import { operatorGalleryTemplate, waitingListing } from '../../shapes/admin-gallery-shapes.ts';
import { pageField, skipField } from '../../shapes/admin-money-shapes.ts';
import { sentence } from '../../shapes/listing-shapes.ts';
import { templateParams } from '../../shapes/template-shapes.ts';

const byOperator = { area: 'admin', access: 'operator', policy: 'operator' } as const;
const answered = { ...byOperator, params: templateParams, bodyLimitKb: 16 } as const;
const aboutRevision = z.int().min(1);

const longestPage = 100;

export const galleryAdminCalls = {
  listWholeGallery: {
    ...byOperator,
    summary:
      'Every template of the gallery, with what it costs, who put it there and how often it is reported.',
    reply: z.object({ templates: z.array(operatorGalleryTemplate) }),
    errors: [],
  },
  takeOutOfGallery: {
    ...answered,
    summary:
      'Takes a template out of the gallery, for good where it came with the program; its owner gets the sentence by email.',
    query: z.object({ confirm: z.string().max(400).optional() }),
    body: z.object({ answer: sentence.default('') }),
    reply: z.object({ result: z.literal('taken-out') }),
    errors: ['template-not-found', 'confirmation-needed'],
  },
  listListings: {
    ...byOperator,
    summary: 'The templates that wait to be listed, and approved ones that were changed since, oldest first.',
    query: z.object({ skip: skipField, limit: pageField(longestPage) }),
    reply: z.object({ listings: z.array(waitingListing), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  examineListing: {
    ...byOperator,
    summary: 'Whether the numbers of a template that waits pass their checks, and its pictures.',
    params: templateParams,
    reply: z.object({ revision: z.int(), isSound: z.boolean(), pictures: z.array(z.string()) }),
    errors: ['template-not-found', 'template-invalid'],
  },
  getListingPicture: {
    ...byOperator,
    summary: 'One picture of a template that waits to be listed.',
    params: z.object({ id: z.uuid(), filename: z.string().min(1).max(200) }),
    reply: z.any(),
    replyType: 'image/png',
    errors: ['file-not-found'],
  },
  approveListing: {
    ...answered,
    summary: 'Puts a copy of the template, as it was looked at, into the gallery; the copy names nobody.',
    body: z.object({ revision: aboutRevision }),
    reply: z.object({ template: operatorGalleryTemplate }),
    errors: ['template-not-found', 'template-stale', 'template-invalid', 'listing-not-possible'],
  },
  refuseListing: {
    ...answered,
    summary: 'Refuses to list the template; its owner gets the sentence by email.',
    body: z.object({ revision: aboutRevision, answer: sentence.min(1) }),
    reply: z.object({ result: z.literal('refused') }),
    errors: ['template-not-found', 'listing-not-possible'],
  },
} as const satisfies Record<string, Call>;
