// The stored card of a template that is saved to the gallery.
import { defaultRating, type StoredGalleryCard } from '#server/documents/gallery-card.ts';
import type { Template } from '#template/template.ts';

/** Gallery templates are free; whether the numbers are verified is decided by the checks. */
export function storedCardOf(template: Template, isVerified: boolean): StoredGalleryCard {
  const { name, description, language, industry = '', rating = defaultRating, screenshots = [] } = template;
  const price = { price: 0, higherPrice: null };
  const shown = { industry, rating, screenshots: [...screenshots] };
  return { name, description, language, ...shown, isVerified, ...price };
}
