// Prepares a posted template for the gallery: free, and without the names of owners.
import { withoutOwners } from '#template/without-owners.ts';
import { type StoredGalleryCard, storedCardOf } from '../cards/stored-gallery-card.ts';
import { checkTemplate, documentOf } from './check-document.ts';
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';

export interface GalleryDocument {
  readonly document: Uint8Array;
  /** Before the checks, which decide whether its numbers are verified. */
  readonly card: StoredGalleryCard;
}

/** Gallery templates are free. */
const terms = { price: 0, higherPrice: null, isVerified: false };

export const readPostedGalleryTemplate = (posted: PostedBody): ParsedBody<GalleryDocument> | null =>
  parsePosted(posted, (template) => {
    const { uuid } = template;
    const shown = withoutOwners(checkTemplate(String(uuid), { ...template, price: 0 }));
    return { document: documentOf(shown), card: storedCardOf(shown, terms) };
  });
