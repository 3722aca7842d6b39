// The schemas of templates in calls: whole, as a card, and as one of their versions.
import { z } from 'zod';

/** A complete template. Its contents are validated by the template floor, which reports each fault by its path. */
export const templateDocument = z.looseObject({ uuid: z.uuid() });

export const templateParams = z.object({ id: z.uuid() });

const cardFigure = z.object({
  value: z.number(),
  /** The year or period that it is of, in the template's language; empty for the first twelve months. */
  when: z.string(),
});

/** What a card says of a model: null is what it does not have, such as without its statements. */
export const cardFigures = z.object({
  currency: z.string(),
  /** Revenue from one period or whole year to the next, four digits of each. */
  line: z.array(z.number()),
  /** What the first and the last of them are called. */
  from: z.string(),
  to: z.string(),
  revenue: cardFigure.nullable(),
  /** EBITDA as a share of that revenue. */
  margin: cardFigure.nullable(),
  lowestCash: cardFigure.nullable(),
});

export const templateSummary = z.object({
  uuid: z.string(),
  /** The stored card cannot be read: everything except name, revision and times is empty here. */
  isBroken: z.boolean(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  /** Names of the services it sells, for the card. */
  services: z.array(z.string()),
  /** Null as long as nobody asked for them since it was last saved. */
  figures: cardFigures.nullable(),
  price: z.number().nullable(),
  /** It must be paid for before it is taken away. */
  needsPurchase: z.boolean(),
  isPublished: z.boolean(),
  revision: z.int(),
  /** When it was first saved, milliseconds since 1970. */
  createdAt: z.int(),
  /** When it was last saved, milliseconds since 1970. */
  timestamp: z.int(),
});

export const savedReply = z.object({ uuid: z.string(), revision: z.int(), timestamp: z.int() });

/**
 * One version of a template; a conflict is a save based on an old revision, or one that another session overwrote
 * unread.
 */
export const templateVersion = z.object({
  version: z.string(),
  kind: z.enum(['saved', 'conflict']),
  /** The revision it became, or the one a conflicting save was based on. */
  revision: z.int(),
  name: z.string(),
  timestamp: z.int(),
});

export const galleryTemplate = z.object({
  templateId: z.string(),
  uuid: z.string(),
  /** The stored card cannot be read: everything except the time is empty here. */
  isBroken: z.boolean(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  industry: z.string(),
  price: z.number(),
  /** It must be paid for before it is opened. */
  needsPurchase: z.boolean(),
  /** Shown struck through beside the price. */
  higherPrice: z.number().nullable(),
  rating: z.number(),
  isVerified: z.boolean(),
  /** File names for the screenshot call. */
  screenshots: z.array(z.string()),
  timestamp: z.int(),
});
