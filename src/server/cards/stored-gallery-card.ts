// The stored card of a gallery template: what its document shows, with its price and whether its numbers are verified.
import type { z } from 'zod';
import { galleryTemplate } from '#contract/shapes/template-shapes.ts';
import type { Template } from '#template/template.ts';
import { parseStoredJson } from './parse-stored-json.ts';

/** The part of a card that is stored beside the document. */
export const storedCard = galleryTemplate.omit({
  templateId: true,
  uuid: true,
  isBroken: true,
  needsPurchase: true,
  timestamp: true,
});
export type StoredGalleryCard = z.output<typeof storedCard>;

export const defaultRating = 5;

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

export function storedCardOf(template: Template, terms: GalleryCardTerms): StoredGalleryCard {
  const { name, description, language, industry = '', rating = defaultRating, screenshots = [] } = template;
  return { name, description, language, industry, rating, screenshots: [...screenshots], ...terms };
}
