// What operators are told of a stored document without reading it: what it was made for, and how much is in it.

import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';

export interface DescribedDocument {
  readonly templateContext: string;
  /** Of its core resources. */
  readonly resourceCount: number;
}

/** A document that cannot be read has neither. */
export function describedDocument(document: Uint8Array): DescribedDocument {
  const stored = parseStoredJson(document);
  if (!isObject(stored)) return { templateContext: '', resourceCount: 0 };
  const { templateContext, data } = stored;
  const resources = isObject(data) ? data.coreResources : [];
  return {
    templateContext: typeof templateContext === 'string' ? templateContext : '',
    resourceCount: Array.isArray(resources) ? resources.length : 0,
  };
}
