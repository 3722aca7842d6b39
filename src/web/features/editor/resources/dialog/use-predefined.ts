// The predefined resources of a section: the usual ones for the kind of business, and further search results.

import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { suggestionsQuery } from '../suggestions/suggestions-query.ts';
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
  const { language, openAIPrompt, name } = useTemplate();
  const asked = { language, sectionId, isGenerated: false } as const;
  const [words] = useDebouncedValue(search.trim(), searchDelayMs);
  const usual = useQuery(suggestionsQuery({ ...asked, search: openAIPrompt || name }));
  const isAwaited = search.trim() !== words;
  const found = useQuery({ ...suggestionsQuery({ ...asked, search: words }), enabled: words !== '' });
  const isNamedLike = nameFilter(search);
  // The usual set of the typed kind of business is meant, whatever it is called.
  const sets = new Set(found.data?.filter(({ bundle }) => bundle.length > 0).map(({ id }) => id));
  const known = new Map(
    [...(usual.data ?? []), ...(found.data ?? [])].map((suggestion) => [suggestion.id, suggestion]),
  );
  return {
    suggestions: [...known.values()].filter(
      (one) => relOf(one, sectionId) !== null && (isNamedLike(one.name) || sets.has(one.id)),
    ),
    isPending: usual.isPending || isAwaited || found.isLoading,
    isError: usual.isError || (found.isError && !isAwaited),
    retry: () => {
      for (const { isError, refetch } of [usual, found]) if (isError) void refetch();
    },
  };
}
