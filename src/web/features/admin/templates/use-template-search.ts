// The four ways to look at templates, of which one is shown: beginning one drops what the others found.
import { useState } from 'react';
import { call, type Reply } from '#web/api/call.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';

type NamesReply = Reply<'listTemplateNames'>;
type UsersReply = Reply<'listAllTemplates'>;
export type UserWithTemplates = UsersReply['users'][number];

export type TemplateSearch =
  | { readonly kind: 'names' | 'all' | 'context' }
  | { readonly kind: 'by-name'; readonly query: string };

export interface FoundTemplates {
  readonly search: TemplateSearch;
  readonly names: readonly NamesReply['templates'][number][];
  readonly users: readonly UserWithTemplates[];
  /** Of all that was asked for, also of what is not loaded yet. */
  readonly statistics: NamesReply['statistics'];
  readonly hasMore: boolean;
  /** Where the users go on. */
  readonly next: string | null;
}

const nothing = {
  names: [],
  users: [],
  next: null,
  statistics: { totalTemplates: 0, totalUsers: 0 },
} as const;

type Found = FoundTemplates | null;

async function fetchNames(
  search: TemplateSearch,
  before: Found,
  signal: AbortSignal,
): Promise<FoundTemplates> {
  const known = before?.names ?? [];
  const { templates, ...rest } = await call('listTemplateNames', { signal, query: { skip: known.length } });
  return { ...nothing, search, ...rest, names: [...known, ...templates] };
}

const userCalls = {
  all: 'listAllTemplates',
  context: 'searchTemplatesWithContext',
  'by-name': 'searchTemplatesByName',
} as const;

async function fetchFound(
  search: TemplateSearch,
  before: Found,
  signal: AbortSignal,
): Promise<FoundTemplates> {
  if (search.kind === 'names') return fetchNames(search, before, signal);
  const name = search.kind === 'by-name' ? search.query : undefined;
  const query = { name, after: before?.next ?? undefined };
  const { users, statistics, hasMore, next } = await call(userCalls[search.kind], { signal, query });
  return {
    ...{ ...nothing, search, hasMore, next },
    users: [...(before?.users ?? []), ...users],
    statistics: statistics ?? before?.statistics ?? nothing.statistics,
  };
}

export function useTemplateSearch() {
  /** What was begun last; it may be under way, or have failed. */
  const [begun, setBegun] = useState<TemplateSearch | null>(null);
  const list = useOperatorLoad((signal, search: TemplateSearch, before: Found) =>
    fetchFound(search, before, signal),
  );
  const begin = (search: TemplateSearch) => {
    setBegun(search);
    list.clear();
    void list.load(search, null);
  };
  const more = () => list.value && void list.load(list.value.search, list.value);
  return { begun, list, begin, more, isLoading: list.state === 'loading' };
}
