// What lists for operators say of a template beside its card, and what it is found by: stored beside the document, so that
// no list reads whole documents.
import { isObject } from '#template/schema.ts';
import { parseStoredJson } from '../cards/parse-stored-json.ts';
import { startOf } from '../cards/stored-summary.ts';
import { storableText } from './storable/storable-text.ts';

const mostContextChars = 1000;
/** A key of an index may be no longer. */
const mostNameChars = 200;

export interface DocumentFacts {
  readonly context: string;
  readonly resource_count: number;
}

export interface ListedFacts extends DocumentFacts {
  readonly search_name: string;
}

interface Described {
  readonly name: string;
  readonly templateContext: string;
  readonly data: { readonly coreResources: readonly unknown[] };
}

export const listedFactsOf = ({ name, templateContext, data }: Described): ListedFacts => ({
  context: startOf(storableText(templateContext), mostContextChars),
  resource_count: data.coreResources.length,
  search_name: searchNameOf(name),
});

/** Also of what is searched for: databases know the lower case of English alone, or of their own language. */
export const searchNameOf = (name: string): string =>
  startOf(storableText(name).toLowerCase(), mostNameChars);

/** Of a stored document, however broken. */
export function documentFactsOf({ document }: { readonly document: Uint8Array }): DocumentFacts {
  const template = parseStoredJson(document);
  const { templateContext, data } = isObject(template) ? template : {};
  const resources = isObject(data) ? data.coreResources : undefined;
  return {
    context:
      typeof templateContext === 'string' ? startOf(storableText(templateContext), mostContextChars) : '',
    resource_count: Array.isArray(resources) ? resources.length : 0,
  };
}
