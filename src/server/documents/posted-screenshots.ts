// Checks a posted template that pictures are to be taken of.
import { withoutOwners } from '#template/without-owners.ts';
import { checkTemplate, documentOf } from './check-document.ts';
import { pictureDigest } from './pictured/picture-digest.ts';
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';

export interface PicturedDocument {
  readonly document: Uint8Array;
  readonly digest: string;
}

export const readPostedScreenshots = (posted: PostedBody): ParsedBody<PicturedDocument> | null =>
  parsePosted(posted, (document) => {
    const template = withoutOwners(checkTemplate(String(document.uuid), document));
    return { document: documentOf(template), digest: pictureDigest(template) };
  });
