// Loads the list of users: from where it is to begin, page after page, or the one that a search finds.
import type { AdminUser } from './admin-user.ts';
import { firstPage, foundAlone, type UserList, withPage } from './user-list.ts';
import { fetchUsers, searchUser } from './user-requests.ts';
import type { FailedTask, ListTask, UsersStore } from './users-store.ts';

export interface ListLoading {
  readonly load: (skip: number) => void;
  readonly search: (query: string) => void;
  readonly loadMore: () => void;
  /** Until there are no more, or until stopped. */
  readonly loadAll: () => void;
  readonly stop: () => void;
  /** What was asked for last, again. */
  readonly refresh: () => void;
}

interface Asked {
  readonly task: ListTask;
  readonly failedTask: FailedTask;
  readonly work: (signal: AbortSignal) => Promise<void>;
}

export function listLoading(store: UsersStore, onRefusal: (error: unknown) => void): ListLoading {
  let pending: AbortController | null = null;
  let refresh: () => void = () => undefined;

  async function ask(asked: Asked): Promise<void> {
    pending?.abort();
    const mine = new AbortController();
    pending = mine;
    store.setState({ task: asked.task, failure: null });
    try {
      await asked.work(mine.signal);
    } catch (error) {
      if (mine.signal.aborted) return;
      onRefusal(error);
      store.setState({ failure: { task: asked.failedTask, error, retry: () => void ask(asked) } });
    } finally {
      if (pending === mine) {
        pending = null;
        store.setState({ task: null });
      }
    }
  }

  const begin = (task: 'load' | 'search', work: (signal: AbortSignal) => Promise<UserList<AdminUser>>) => {
    const failedTask = task === 'load' ? 'fetch' : 'search';
    const replace = async (signal: AbortSignal) => showList(store, await work(signal));
    refresh = () => void ask({ task, failedTask, work: replace });
    refresh();
  };
  return {
    load: (skip) => begin('load', async (signal) => firstPage(await fetchUsers({ skip }, signal), skip)),
    search: (query) => begin('search', async (signal) => foundAlone(await searchUser(query, signal))),
    loadMore: () => void ask({ task: 'more', failedTask: 'fetch', work: (signal) => addPage(store, signal) }),
    loadAll: () =>
      void ask({ task: 'all', failedTask: 'fetch', work: (signal) => addAllPages(store, signal) }),
    stop: () => pending?.abort(),
    refresh: () => refresh(),
  };
}

/** Whoever is not in the list any more is neither chosen nor open. */
function showList(store: UsersStore, list: UserList<AdminUser>): void {
  const ids = new Set(list.users.map(({ _id }) => _id));
  const kept = (set: ReadonlySet<string>) => new Set([...set].filter((id) => ids.has(id)));
  store.setState(({ chosen, open }) => ({ list, chosen: kept(chosen), open: kept(open), outcome: null }));
}

async function addPage(store: UsersStore, signal: AbortSignal): Promise<void> {
  const { list } = store.getState();
  if (!list || list.next === null) return;
  const page = await fetchUsers({ after: list.next }, signal);
  store.setState((now) => ({ list: now.list && withPage(now.list, page) }));
}

async function addAllPages(store: UsersStore, signal: AbortSignal): Promise<void> {
  while (typeof store.getState().list?.next === 'string' && !signal.aborted) await addPage(store, signal);
}
