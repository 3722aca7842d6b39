// A gallery template as its card shows it.
import { z } from 'zod';
import { galleryTemplate } from '#contract/shapes/template-shapes.ts';
import type { GalleryCard } from '#server/database/gallery-template-rows.ts';

export type GalleryTemplate = z.output<typeof galleryTemplate>;

/** What is kept of a card beside the document. */
const keptCard = galleryTemplate.omit({ templateId: true, uuid: true, timestamp: true });

const defaultRating = 5;

/** What a template says of itself beyond its type; a field of another type counts as missing. */
const extras = z
  .object({
    industry: z.string().max(100).catch(''),
    rating: z.number().min(0).max(5).catch(defaultRating),
    screenshots: z.array(z.string().max(200)).max(20).catch([]),
  })
  .loose();

export interface Described {
  readonly name: string;
  readonly description: string;
  readonly language: string;
}

/** Saved to the gallery it is free; whether its numbers are verified is for its audit to say. */
export function cardOf(template: Described, isVerified: boolean): string {
  const { industry, rating, screenshots } = extras.parse(template);
  const { name, description, language } = template;
  const price = { price: 0, higherPrice: null };
  return JSON.stringify({ name, description, language, industry, rating, screenshots, isVerified, ...price });
}

export function readCard({ uuid, card, updated_at: timestamp }: GalleryCard): GalleryTemplate {
  return { ...keptCard.parse(JSON.parse(card)), templateId: uuid, uuid, timestamp };
}
