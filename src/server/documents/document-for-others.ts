// Removes the names of owners from a stored document before anyone else reads it.
import { readTemplate } from '#template/read-template.ts';
import { withoutOwners } from '#template/without-owners.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';

/** Parsed only if it may name an owner. Null if it does but cannot be read, because the names could not be removed. */
export function documentForOthers(document: Uint8Array): Uint8Array | null {
  if (!Buffer.from(document.buffer, document.byteOffset, document.byteLength).includes('"owner"'))
    return document;
  const { template } = readTemplate(parseStoredJson(document));
  return template && Buffer.from(JSON.stringify(withoutOwners(template)));
}
