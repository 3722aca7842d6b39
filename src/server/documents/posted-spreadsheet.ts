// Checks a posted template that a cloud spreadsheet is to be made of; it is the whole body.
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { type ParsedBody, type PostedBody, parsePosted } from './posted-document.ts';

export const readPostedSpreadsheet = (posted: PostedBody): ParsedBody<CheckedDocument> | null =>
  parsePosted(
    posted,
    (template) => checkDocument(String(template.uuid), template),
    (body) => body,
  );
