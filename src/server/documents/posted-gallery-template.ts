// Prepares a posted template for the gallery: free, and without the names of owners.
import { readTemplate } from '#template/read-template.ts';
import { isObject } from '#template/schema.ts';
import { withoutOwners } from '#template/without-owners.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import { type StoredGalleryCard, storedCardOf } from '../cards/stored-gallery-card.ts';
import { checkTemplate, documentOf, type TemplateReader } from './check-document.ts';
import { pictureDigest } from './pictured/picture-digest.ts';
import {
  type ParsedBody,
  type PostedBody,
  parsePosted,
  prepareOrRefuse,
  type Refused,
} from './posted-document.ts';

export interface GalleryDocument {
  readonly document: Uint8Array;
  /** Before the checks, which decide whether its numbers are verified, and without pictures. */
  readonly card: StoredGalleryCard;
  /** Of what its pictures are taken of. */
  readonly digest: string;
  /** The pictures that its author wants to be shown. */
  readonly askedPictures: readonly string[];
}

/** Gallery templates are free. */
const terms = { price: 0, higherPrice: null, isVerified: false };

export const readPostedGalleryTemplate = (posted: PostedBody): ParsedBody<GalleryDocument> | null =>
  parsePosted(posted, (template) => galleryDocumentOf(template));

/** Of a stored one that its owner asked to be listed. */
export function readListedTemplate(document: Uint8Array): GalleryDocument | Refused {
  const template = parseStoredJson(document);
  return prepareOrRefuse(() => galleryDocumentOf(isObject(template) ? template : {}, readTemplate));
}

function galleryDocumentOf(
  template: Readonly<Record<string, unknown>>,
  read?: TemplateReader,
): GalleryDocument {
  // The pictures of a template are the server's, and stand on its card alone.
  const {
    image: _image,
    screenshots = [],
    ...checked
  } = checkTemplate(String(template.uuid), { ...template, price: 0 }, read);
  const shown = withoutOwners(checked);
  return {
    document: documentOf(shown),
    card: storedCardOf(shown, terms),
    digest: pictureDigest(shown),
    askedPictures: screenshots,
  };
}
