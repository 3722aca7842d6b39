// The stored card of a gallery template: what its document shows, with its price and whether its numbers are verified.
import {
  defaultRating,
  type GalleryCardTerms,
  type StoredGalleryCard,
} from '#server/documents/gallery-card.ts';
import type { Template } from '#template/template.ts';

export function storedCardOf(template: Template, terms: GalleryCardTerms): StoredGalleryCard {
  const { name, description, language, industry = '', rating = defaultRating, screenshots = [] } = template;
  return { name, description, language, industry, rating, screenshots: [...screenshots], ...terms };
}
