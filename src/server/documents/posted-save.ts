// Prepares a posted template for saving at its address.
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';
import { type PreparedDocument, prepareDocument } from './prepare-document.ts';

export interface PostedSave extends PostedBody {
  /** From the request's address. */
  readonly uuid: string;
}

export const readPostedSave = ({ uuid, ...posted }: PostedSave): ParsedBody<PreparedDocument> | null =>
  parsePosted(posted, (template) => prepareDocument(uuid, template));
