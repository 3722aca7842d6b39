// A kept document as whoever else may read it gets it.
import { readTemplate } from '#template/read-template.ts';
import { withoutOwners } from '#template/without-owners.ts';
import { parseStoredJson } from './parse-stored-json.ts';

/** Parsed only where it may name somebody. Null where it does and cannot be read, so that nobody can be left out of it. */
export function documentForOthers(document: string): string | null {
  if (!document.includes('"owner"')) return document;
  const { template } = readTemplate(parseStoredJson(document));
  return template && JSON.stringify(withoutOwners(template));
}
