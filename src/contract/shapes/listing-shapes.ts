// What becomes of a template that its owner wants to be in the gallery, and what people report about templates.
import { z } from 'zod';

export const listingStates = ['none', 'asked', 'approved', 'refused', 'taken-out'] as const;

export const listing = z.object({
  state: z.enum(listingStates),
  askedAt: z.int().nullable(),
  answeredAt: z.int().nullable(),
  /** The operator's sentence; empty if there is none. */
  answer: z.string(),
  /** A copy of it is in the gallery. */
  isListed: z.boolean(),
  /** It was approved, and has been changed since: the change waits for an operator. */
  isChanged: z.boolean(),
  isPublished: z.boolean(),
});

export const reportReasons = ['wrong-numbers', 'misleading', 'copied', 'offensive', 'other'] as const;

const longestWordsChars = 1000;

/** A database keeps no null characters in a text, and nobody types them on purpose. */
export const sentence = z
  .string()
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()
  .max(longestWordsChars);
