// The server's suggestions for a section: for a kind of business or a search, those of an AI first where one is asked.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '#language/language.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Periodicity, Template } from '#template/template.ts';
import { call, type Reply } from '#web/api/call.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import type { ChosenKinds } from './kind-filter.ts';

export interface Suggested {
  readonly suggestions: readonly SuggestedResource[];
  /** Why an AI that was asked for is not what answered. */
  readonly reason: Reply<'generateResources'>['reason'];
  /** False where a business was described that the catalogue does not know. */
  readonly isUnderstood?: boolean | undefined;
  /** The kinds of business that the search was understood as. */
  readonly kindNames?: readonly string[] | undefined;
}

/** Where the business of the template is, and the money and the periods that its numbers are in. */
export interface TemplatePlace {
  readonly currency: string;
  readonly countryId?: string;
  /** None for months. */
  readonly periodicity?: Periodicity;
}

interface SuggestionRequest {
  readonly language: Language;
  readonly sectionId: ResourceSectionId;
  readonly search: string;
  readonly place: TemplatePlace;
}

interface PredefinedRequest extends SuggestionRequest {
  /** Of all kinds if none is chosen. */
  readonly chosen?: ChosenKinds;
  /** The search is what the business is. */
  readonly isBusiness?: boolean;
}

interface GenerationOfSuggestions extends SuggestionRequest {
  /** What the template is about. */
  readonly context: string;
  readonly usesAI: boolean;
}

/** The limit of the calls. */
const mostChars = 200;

export const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

export function placeOf(template: Template): TemplatePlace {
  const { businessCountryId, businessAnswers } = template;
  const { periodicity } = template.data.options.timing;
  const countryId = businessCountryId ?? businessAnswers?.countryId ?? null;
  return {
    currency: currencyName(template).slice(0, mostChars),
    ...(countryId !== null && { countryId }),
    ...(periodicity !== 'month' && { periodicity }),
  };
}

/** From the catalogue alone. */
export const suggestionsQuery = (request: PredefinedRequest) => {
  const { language, sectionId, search, place, chosen = {}, isBusiness = false } = request;
  return queryOptions({
    queryKey: ['suggestions', language, sectionId, 'predefined', search, place, chosen, isBusiness],
    queryFn: async ({ signal }): Promise<Suggested> => {
      const params = { language, sectionId, searchString: search.slice(0, mostChars) };
      const query = { ...place, ...chosen, ...(isBusiness && { isBusiness: 'true' as const }) };
      return call('getSuggestions', { params, query, signal });
    },
    ...forGood,
  });
};

export const generatedQuery = (request: GenerationOfSuggestions) => {
  const { language, sectionId, search, context, place, usesAI } = request;
  return queryOptions({
    queryKey: ['suggestions', language, sectionId, 'generated', search, context, place, usesAI],
    queryFn: async ({ signal }): Promise<Suggested> =>
      call('generateResources', {
        body: {
          ...{ language, sectionId, searchString: search.slice(0, mostChars) },
          ...{ templateContext: context.slice(0, mostChars), ...place },
          enableAIGeneration: usesAI,
        },
        signal,
      }),
    ...forGood,
  });
};

/** All suggestions loaded for a section, so that chosen ones are known whatever is searched for since. */
export function seenSuggestions(
  client: QueryClient,
  language: Language,
  sectionId: ResourceSectionId,
): ReadonlyMap<string, SuggestedResource> {
  const queryKey = ['suggestions', language, sectionId];
  const seen = client.getQueriesData<Suggested>({ queryKey });
  return new Map(
    seen.flatMap(([, reply]) => (reply?.suggestions ?? []).map((one) => [one.id, one] as const)),
  );
}
