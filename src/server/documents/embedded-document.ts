// A stored document as part of a page's markup, without the names of owners.
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import { documentForOthers } from './document-for-others.ts';

/** Null if it cannot be read: a page with broken data would not start. */
export function embeddedDocument(document: Uint8Array): Uint8Array | null {
  const shown = documentForOthers(document);
  if (shown === null || !isObject(parseStoredJson(shown))) return null;
  return Buffer.from(Buffer.from(shown).toString().replaceAll('<', '\\u003c'));
}
