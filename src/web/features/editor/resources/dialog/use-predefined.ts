// The predefined resources of a section: the usual ones for the kind of business, and further search results.

import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { placeOf, suggestionsQuery } from '../suggestions/suggestions-query.ts';
import { nameFilter } from './name-filter.ts';

const searchDelayMs = 300;

interface Predefined {
  readonly suggestions: readonly SuggestedResource[];
  /** Whether more may follow. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

export function usePredefined(sectionId: ResourceSectionId, search: string): Predefined {
  const template = useTemplate();
  const { language, openAIPrompt, name } = template;
  const asked = { language, sectionId, place: placeOf(template) };
  const [words] = useDebouncedValue(search.trim(), searchDelayMs);
  const usual = useQuery(suggestionsQuery({ ...asked, search: openAIPrompt || name }));
  const isAwaited = search.trim() !== words;
  const found = useQuery({ ...suggestionsQuery({ ...asked, search: words }), enabled: words !== '' });
  const isNamedLike = nameFilter(search);
  // The usual set of the typed kind of business is meant, whatever it is called.
  const sets = new Set(
    found.data?.suggestions.filter(({ bundle }) => bundle.length > 0).map((set) => set.name),
  );
  // Of two with the same name, the one for the business of the template, in its size and its place.
  const known = new Map<string, SuggestedResource>();
  for (const one of [...(usual.data?.suggestions ?? []), ...(found.data?.suggestions ?? [])]) {
    if (!known.has(one.name)) known.set(one.name, one);
  }
  return {
    suggestions: [...known.values()].filter(
      (one) => relOf(one, sectionId) !== null && (isNamedLike(one.name) || sets.has(one.name)),
    ),
    isPending: usual.isPending || isAwaited || found.isLoading,
    isError: usual.isError || (found.isError && !isAwaited),
    retry: () => {
      for (const { isError, refetch } of [usual, found]) if (isError) void refetch();
    },
  };
}
