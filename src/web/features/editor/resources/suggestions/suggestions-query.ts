// The server's suggestions for a section: for a kind of business or a search, generated or not.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '#language/language.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import { call } from '#web/api/call.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

interface SuggestionRequest {
  readonly language: Language;
  readonly sectionId: ResourceSectionId;
  readonly search: string;
  readonly isGenerated: boolean;
}

/** The limit of the call. */
const maxSearchLength = 200;

export const suggestionsQuery = ({ language, sectionId, search, isGenerated }: SuggestionRequest) =>
  queryOptions({
    queryKey: ['suggestions', language, sectionId, search, isGenerated],
    queryFn: async ({ signal }): Promise<readonly SuggestedResource[]> => {
      const params = { language, sectionId, searchString: search.slice(0, maxSearchLength) };
      const query = isGenerated ? { enableAIGeneration: 'true' } : {};
      return (await call('getSuggestions', { params, query, signal })).suggestions;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** All suggestions loaded for a section, so that chosen ones are known whatever is searched for since. */
export function seenSuggestions(
  client: QueryClient,
  language: Language,
  sectionId: ResourceSectionId,
): ReadonlyMap<string, SuggestedResource> {
  const queryKey = ['suggestions', language, sectionId];
  const seen = client.getQueriesData<readonly SuggestedResource[]>({ queryKey });
  return new Map(seen.flatMap(([, list]) => (list ?? []).map((one) => [one.id, one] as const)));
}
