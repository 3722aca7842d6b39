// The predefined resources of a section: the usual ones for the kind of business, and further search results.

import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { namesInModel, offered } from '../suggestions/in-model.ts';
import { chosenKinds, type KindFilter, ofAll, ofModel } from '../suggestions/kind-filter.ts';
import { placeOf, suggestionsQuery } from '../suggestions/suggestions-query.ts';
import { nameFilter } from './name-filter.ts';

const searchDelayMs = 300;

interface Predefined {
  readonly suggestions: readonly SuggestedResource[];
  /** Of the business of the model. */
  readonly kindNames: readonly string[];
  /** Whether more may follow. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** A kind that was chosen is as large as the business says, if it is of it. */
const usualSearch = (filter: KindFilter, business: string): string =>
  filter === ofAll || chosenKinds(filter).familyId !== undefined ? '' : business;

export function usePredefined(sectionId: ResourceSectionId, search: string, filter: KindFilter): Predefined {
  const template = useTemplate();
  const { language, businessTitle, openAIPrompt, name } = template;
  const asked = { language, sectionId, place: placeOf(template) };
  const business = businessTitle ?? (openAIPrompt || name);
  const chosen = chosenKinds(filter);
  const [words] = useDebouncedValue(search.trim(), searchDelayMs);
  const own = useQuery(suggestionsQuery({ ...asked, search: business, isBusiness: true }));
  const usualOf = usualSearch(filter, business);
  const isBusiness = filter === ofModel;
  const usual = useQuery(suggestionsQuery({ ...asked, chosen, search: usualOf, isBusiness }));
  const isAwaited = search.trim() !== words;
  // All that a kind has is there already.
  const isSearched = words !== '' && chosen.kindId === undefined;
  const found = useQuery({ ...suggestionsQuery({ ...asked, chosen, search: words }), enabled: isSearched });
  const further = isSearched ? (found.data?.suggestions ?? []) : [];
  const isNamedLike = nameFilter(search);
  // The usual set of the typed kind of business is meant, whatever it is called.
  const sets = new Set(further.filter(({ bundle }) => bundle.length > 0).map((set) => set.name));
  // Of two with the same name, the one for the business of the template, in its size and its place.
  const known = new Map<string, SuggestedResource>();
  for (const one of [...(usual.data?.suggestions ?? []), ...further]) {
    if (!known.has(one.name)) known.set(one.name, one);
  }
  return {
    suggestions: offered([...known.values()], namesInModel(template, sectionId)).filter(
      (one) => relOf(one, sectionId) !== null && (isNamedLike(one.name) || sets.has(one.name)),
    ),
    kindNames: own.data?.kindNames ?? [],
    isPending: usual.isPending || isAwaited || found.isLoading,
    isError: usual.isError || (found.isError && !isAwaited),
    retry: () => {
      for (const { isError, refetch } of [usual, found]) if (isError) void refetch();
    },
  };
}
