// What an operator does to all chosen users that it may be done to, with progress, a way to stop, and what failed.
import { mayBeArchived, mayBeDeleted, mayBeUnarchived } from '../rules/permitted-acts.ts';
import type { AdminUser } from './admin-user.ts';
import { runBulk } from './run-bulk.ts';
import { changeUser, removeUser } from './single-acts.ts';
import { deleteUser, setStatus } from './user-requests.ts';
import { type BulkAct, chosenUsers, toggled, type UsersState, type UsersStore } from './users-store.ts';

export interface BulkActs {
  /** `confirmations`: the addresses that were typed, by id, where they are asked for. */
  readonly run: (act: BulkAct, users: readonly AdminUser[], confirmations?: Confirmations) => Promise<void>;
  readonly stop: () => void;
}

export type Confirmations = ReadonlyMap<string, string>;

const may: Readonly<Record<BulkAct, (user: AdminUser) => boolean>> = {
  archive: mayBeArchived,
  unarchive: mayBeUnarchived,
  delete: mayBeDeleted,
};

/** Of the chosen users those that it may be done to. */
export const usersFor = (act: BulkAct, state: UsersState): readonly AdminUser[] =>
  chosenUsers(state).filter(may[act]);

export function bulkActs(store: UsersStore, onRefusal: (error: unknown) => void): BulkActs {
  let pending: AbortController | null = null;

  async function perform(act: BulkAct, user: AdminUser, confirm: string | undefined): Promise<void> {
    if (act === 'delete') {
      await deleteUser(user._id, confirm);
      removeUser(store, user._id);
      return;
    }
    const status = act === 'archive' ? 'archived' : 'active';
    await setStatus(user._id, status);
    changeUser(store, user._id, { status });
    // Done, so that what stays chosen is what is still to be done.
    store.setState(({ chosen }) => ({ chosen: toggled(chosen, user._id, false) }));
  }

  const run: BulkActs['run'] = async (act, users, confirmations) => {
    pending?.abort();
    const mine = new AbortController();
    pending = mine;
    store.setState({
      bulk: { act, count: 0, of: users.length, isStopping: false },
      outcome: null,
      failure: null,
    });
    const { done, failed, left } = await runBulk({
      users,
      act: (user) => perform(act, user, confirmations?.get(user._id)),
      onProgress: (count) => store.setState(({ bulk }) => ({ bulk: bulk && { ...bulk, count } })),
      signal: mine.signal,
    });
    for (const { error } of failed.slice(0, 1)) onRefusal(error);
    const again = failed.map(({ user }) => user);
    const retry = () => void run(act, again, confirmations);
    store.setState({
      bulk: null,
      outcome: { act, doneCount: done.length, failed, leftCount: left.length, retry },
    });
  };
  return {
    run,
    stop: () => {
      pending?.abort();
      store.setState(({ bulk }) => ({ bulk: bulk && { ...bulk, isStopping: true } }));
    },
  };
}
