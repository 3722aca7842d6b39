// Prepares a stored document for saving again: under another name, published or not, or as it was at an earlier version.
import { readTemplate } from '#template/read-template.ts';
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import { unpackDocument } from '../database/rows/documents/packed-document.ts';
import { prepareOrRefuse, type Refused } from './posted-document.ts';
import { type PreparedDocument, prepareDocument } from './prepare-document.ts';
import type { PackedVersion } from './stored-version.ts';

export interface PublishedDocument {
  readonly uuid: string;
  readonly document: Uint8Array;
  readonly name: string;
  readonly isPublished: boolean;
}

export function preparePublication(publication: PublishedDocument): PreparedDocument | Refused {
  const { uuid, document, name, isPublished } = publication;
  return prepareOrRefuse(() => {
    const parsed = parseStoredJson(document);
    return prepareDocument(uuid, { ...(isObject(parsed) ? parsed : {}), name, isPublished }, readTemplate);
  });
}

export interface StoredVersion extends PackedVersion {
  readonly uuid: string;
}

export const prepareVersion = ({ uuid, packed }: StoredVersion): PreparedDocument | Refused =>
  prepareOrRefuse(() => prepareDocument(uuid, parseStoredJson(unpackDocument(packed)), readTemplate));
