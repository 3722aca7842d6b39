// The gallery's filters, kept in the address so that they can be linked and survive going back.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { industryName } from './queries/industries.ts';
import { isSorting, type Sorting } from './queries/sort-cards.ts';

export interface GalleryChoice {
  /** Null for all industries. */
  readonly industry: string | null;
  readonly sorting: Sorting;
}

export function useGalleryChoice(): GalleryChoice & { readonly sortBy: (sorting: Sorting) => void } {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { industry = '', sort } = search;
  return {
    industry: industryName(industry) ? industry : null,
    sorting: isSorting(sort) ? sort : 'recommended',
    sortBy: (sorting) => {
      const chosen = { ...search, sort: sorting === 'recommended' ? undefined : sorting };
      void navigate({ to: '.', search: chosen, replace: true });
    },
  };
}
