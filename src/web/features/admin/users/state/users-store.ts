// What the users tab shows: the loaded users, what is chosen, open and under way, and what failed.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AdminUser } from './admin-user.ts';
import type { BulkFailure } from './run-bulk.ts';
import type { UserList } from './user-list.ts';

/** What is being asked for the list. */
export type ListTask = 'load' | 'search' | 'more' | 'all';
/** What is done to one user; the same to many. */
export type UserAct = 'archive' | 'unarchive' | 'delete' | 'feedback' | 'view';
export type BulkAct = Exclude<UserAct, 'feedback' | 'view'>;

export type FailedTask = 'fetch' | 'search' | 'window' | UserAct;

export interface Failure {
  readonly task: FailedTask;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface BulkProgress {
  readonly act: BulkAct;
  readonly count: number;
  readonly of: number;
  readonly isStopping: boolean;
}

export interface BulkOutcome {
  readonly act: BulkAct;
  readonly doneCount: number;
  readonly failed: readonly BulkFailure<AdminUser>[];
  readonly leftCount: number;
  readonly retry: () => void;
}

/** What the operator is asked before it is deleted. */
export type DeleteQuestion =
  | { readonly kind: 'one'; readonly user: AdminUser }
  | { readonly kind: 'many'; readonly users: readonly AdminUser[] };

export interface UsersState {
  /** Null until something was asked for. */
  readonly list: UserList<AdminUser> | null;
  readonly task: ListTask | null;
  readonly failure: Failure | null;
  readonly chosen: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
  readonly acts: ReadonlyMap<string, UserAct>;
  readonly bulk: BulkProgress | null;
  readonly outcome: BulkOutcome | null;
  readonly question: DeleteQuestion | null;
  /** Whose templates are shown in a dialog. */
  readonly templatesOf: AdminUser | null;
  /** The user whose page is open, who need not be in the list. */
  readonly shown: AdminUser | null;
}

export type UsersStore = StoreApi<UsersState>;

export const createUsersStore = (): UsersStore =>
  createStore<UsersState>(() => ({
    ...{ list: null, task: null, failure: null, bulk: null, outcome: null },
    ...{ question: null, templatesOf: null, shown: null },
    ...{ chosen: new Set(), open: new Set(), acts: new Map() },
  }));

/** Those of the list that are chosen, in its order. */
export const chosenUsers = ({ list, chosen }: UsersState): readonly AdminUser[] =>
  list ? list.users.filter(({ _id }) => chosen.has(_id)) : [];

/** The same set with one more or one less. */
export function toggled(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
