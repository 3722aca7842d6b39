// What is kept of a gallery template's card when it is saved there.
import { defaultRating, type StoredGalleryCard } from '#server/documents/gallery-card.ts';
import type { Template } from '#template/template.ts';

/** Saved to the gallery it is free; whether its numbers are verified is for its audit to say. */
export function storedCardOf(template: Template, isVerified: boolean): StoredGalleryCard {
  const { name, description, language, industry = '', rating = defaultRating, screenshots = [] } = template;
  const price = { price: 0, higherPrice: null };
  const shown = { industry, rating, screenshots: [...screenshots] };
  return { name, description, language, ...shown, isVerified, ...price };
}
