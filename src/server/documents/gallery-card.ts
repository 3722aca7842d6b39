// The card of a gallery template in API replies; an unreadable card is marked as broken and hides no other.
import type { z } from 'zod';
import type { galleryTemplate } from '#contract/shapes/template-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { defaultRating, readGalleryCard, type StoredGalleryCard } from '../cards/stored-gallery-card.ts';
import type { GalleryCard } from '../database/rows/cards/list-cards.ts';
import { dollarsOf } from './priced-document.ts';
import type { NeedsPurchase } from './template-card.ts';

export type GalleryTemplate = z.output<typeof galleryTemplate>;

const emptyCard: StoredGalleryCard = {
  ...{ name: '', description: '', language: defaultLanguage, industry: '', rating: defaultRating },
  ...{ price: 0, higherPrice: null, isVerified: false, screenshots: [] },
};

export const galleryTemplateOf =
  (needsPurchase: NeedsPurchase) =>
  ({ uuid, card, price_cents: priceCents, updated_at: timestamp }: GalleryCard): GalleryTemplate => {
    const stored = readGalleryCard(card);
    return {
      ...(stored ?? emptyCard),
      ...{ templateId: uuid, uuid, isBroken: stored === null, timestamp },
      price: dollarsOf(priceCents),
      needsPurchase: needsPurchase({ uuid, priceCents, copiedFrom: null }),
    };
  };
