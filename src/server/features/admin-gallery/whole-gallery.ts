// The templates of the gallery with what only operators see of them.
import type { z } from 'zod';
import type { operatorGalleryTemplate } from '#contract/shapes/admin-gallery-shapes.ts';
import { type GalleryCard, listGalleryCards } from '#server/database/rows/cards/list-cards.ts';
import { countOpenReports, listGallerySavers } from '#server/database/rows/gallery/operator-gallery-rows.ts';
import { listShippedDigests } from '#server/database/rows/shipped-template-rows.ts';
import { galleryTemplateOf } from '#server/documents/gallery-card.ts';

type OperatorTemplate = z.input<typeof operatorGalleryTemplate>;

type Query = Parameters<typeof countOpenReports>[0];

interface Known {
  readonly isShipped: boolean;
  readonly savedBy: string | null;
  readonly openReports: number;
}

export function operatorTemplateOf(card: GalleryCard, known: Known): OperatorTemplate {
  const { templateId: _id, needsPurchase: _needs, ...shown } = galleryTemplateOf(() => false)(card);
  return { ...shown, priceCents: card.price_cents, ...known };
}

/** Newest first. */
export async function listWholeGallery(query: Query): Promise<OperatorTemplate[]> {
  const reports = await countOpenReports(query);
  const savers = await listGallerySavers(query);
  const shipped = await listShippedDigests(query);
  const templates = await listGalleryCards(query, (card) => {
    const savedBy = savers.get(card.uuid) ?? null;
    return operatorTemplateOf(card, {
      // Somebody may have published their own under its uuid before.
      ...{ isShipped: savedBy === null && shipped.has(card.uuid), savedBy },
      openReports: reports.get(card.uuid) ?? 0,
    });
  });
  return templates.reverse();
}
