// Reads the card of a gallery template for API replies; an unreadable card is marked as broken and hides no other.
import type { z } from 'zod';
import { galleryTemplate } from '#contract/shapes/template-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import type { GalleryCard } from '../database/rows/gallery-template-rows.ts';
import { parseStoredJson } from './parse-stored-json.ts';

export type GalleryTemplate = z.output<typeof galleryTemplate>;

/** The part of a card that is stored beside the document. */
const storedCard = galleryTemplate.omit({ templateId: true, uuid: true, isBroken: true, timestamp: true });
export type StoredGalleryCard = z.output<typeof storedCard>;

export const defaultRating = 5;

const emptyCard: StoredGalleryCard = {
  ...{ name: '', description: '', language: defaultLanguage, industry: '', rating: defaultRating },
  ...{ price: 0, higherPrice: null, isVerified: false, screenshots: [] },
};

/** What only the card says, since the gallery's documents have no price. A verified mark that cannot be read is lost. */
const cardTerms = storedCard
  .pick({ price: true, higherPrice: true })
  .extend({ isVerified: storedCard.shape.isVerified.catch(false) });
export type GalleryCardTerms = z.output<typeof cardTerms>;

/** From a card that cannot be read as a whole; null if its price cannot be read either. */
export const readGalleryCardTerms = (card: string): GalleryCardTerms | null =>
  cardTerms.safeParse(parseStoredJson(card)).data ?? null;

/** Null if it cannot be read. */
export const readGalleryCard = (card: string): StoredGalleryCard | null =>
  storedCard.safeParse(parseStoredJson(card)).data ?? null;

export function galleryTemplateOf({ uuid, card, updated_at: timestamp }: GalleryCard): GalleryTemplate {
  const stored = readGalleryCard(card);
  return { ...(stored ?? emptyCard), templateId: uuid, uuid, isBroken: stored === null, timestamp };
}
