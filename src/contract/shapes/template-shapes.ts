// The shapes of templates as calls pass them: whole, as a card, and as one of their versions.
import { z } from 'zod';

/** A template in full. Its inside is validated by the template floor, which names each fault by its path. */
export const templateDocument = z.looseObject({ uuid: z.uuid() });

export const templateParams = z.object({ id: z.uuid() });

export const templateSummary = z.object({
  uuid: z.string(),
  /** What is kept for the card cannot be read: all but name, revision and times is empty here. */
  isBroken: z.boolean(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  /** Names of the services it sells, for the card. */
  services: z.array(z.string()),
  price: z.number().nullable(),
  isPublished: z.boolean(),
  revision: z.int(),
  /** When it was first saved, milliseconds since 1970. */
  createdAt: z.int(),
  /** When it was last saved, milliseconds since 1970. */
  timestamp: z.int(),
});

export const savedReply = z.object({ uuid: z.string(), revision: z.int(), timestamp: z.int() });

/** One state that a template was in; a conflict is a save that came too late, or one that another session saved over unseen. */
export const templateVersion = z.object({
  version: z.string(),
  kind: z.enum(['saved', 'conflict']),
  /** The revision it became, or the one that a late save was based on. */
  revision: z.int(),
  name: z.string(),
  timestamp: z.int(),
});

export const galleryTemplate = z.object({
  templateId: z.string(),
  uuid: z.string(),
  /** What is kept for the card cannot be read: all but the time is empty here. */
  isBroken: z.boolean(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  industry: z.string(),
  price: z.number(),
  /** Shown struck through beside the price. */
  higherPrice: z.number().nullable(),
  rating: z.number(),
  isVerified: z.boolean(),
  /** File names for the screenshot call. */
  screenshots: z.array(z.string()),
  timestamp: z.int(),
});
