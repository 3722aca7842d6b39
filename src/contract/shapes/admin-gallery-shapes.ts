// The gallery, what waits to be listed in it, messages and reports, as operators read them.
import { z } from 'zod';
import { listingStates, reportReasons } from './listing-shapes.ts';
import { galleryTemplate } from './template-shapes.ts';

export const operatorGalleryTemplate = galleryTemplate
  .omit({ needsPurchase: true, templateId: true })
  .extend({
    priceCents: z.int(),
    /** It came with the program. */
    isShipped: z.boolean(),
    /** Whoever put it there, if that is known. */
    savedBy: z.string().nullable(),
    openReports: z.int(),
  });

const owner = z.object({ accountId: z.string(), email: z.string().nullable(), name: z.string() });

export const waitingListing = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  services: z.array(z.string()),
  priceCents: z.int().nullable(),
  revision: z.int(),
  state: z.enum(listingStates),
  askedAt: z.int(),
  updatedAt: z.int(),
  /** It was approved, and was changed since. */
  isChange: z.boolean(),
  isPublished: z.boolean(),
  owner,
});

export const operatorMessage = z.object({
  id: z.string(),
  at: z.int(),
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  doneAt: z.int().nullable(),
  /** It came after the person was asked for feedback. */
  isAnswer: z.boolean(),
});

export const reportedTemplate = z.object({
  uuid: z.string(),
  name: z.string(),
  isInGallery: z.boolean(),
  /** By its owner, for whoever has the address. */
  isPublished: z.boolean(),
  owner: owner.nullable(),
  reports: z.array(
    z.object({
      at: z.int(),
      reason: z.enum(reportReasons),
      words: z.string(),
      /** Null: somebody who is not signed in. */
      email: z.string().nullable(),
    }),
  ),
});

export const downloadNames = ['users', 'orders', 'revenue', 'refunds'] as const;
