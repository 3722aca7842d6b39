// What an operator does to one user: archives, takes back, deletes, asks for feedback, and sees the product as they do.
import type { Language } from '#language/language.ts';
import type { AdminUser } from './admin-user.ts';
import { openView, openWindow } from './open-view.ts';
import { withChanged, withoutUser } from './user-list.ts';
import { deleteUser, requestFeedback, setStatus } from './user-requests.ts';
import { toggled, type UserAct, type UsersStore } from './users-store.ts';

export interface SingleActs {
  readonly archive: (user: AdminUser) => void;
  readonly unarchive: (user: AdminUser) => void;
  readonly askForFeedback: (user: AdminUser) => void;
  /** In a window of its own, which speaks the operator's language where it speaks to them. */
  readonly viewAs: (user: AdminUser, language: Language) => void;
  /** Throws if it fails: the dialog that asked says so. */
  readonly remove: (user: AdminUser, confirm: string | undefined) => Promise<void>;
}

export function changeUser(store: UsersStore, id: string, change: Partial<AdminUser>): void {
  store.setState(({ list, shown }) => ({
    list: list && withChanged(list, id, change),
    shown: shown?._id === id ? { ...shown, ...change } : shown,
  }));
}

export function removeUser(store: UsersStore, id: string): void {
  store.setState(({ list, chosen, open }) => ({
    list: list && withoutUser(list, id),
    chosen: toggled(chosen, id, false),
    open: toggled(open, id, false),
  }));
}

/** Does one act to one user at a time, marks it meanwhile, and says if it failed. */
function actRunner(store: UsersStore, onRefusal: (error: unknown) => void) {
  const mark = (id: string, act: UserAct | null) =>
    store.setState(({ acts }) => {
      const next = new Map(acts);
      if (act) next.set(id, act);
      else next.delete(id);
      return { acts: next };
    });

  async function run(
    user: AdminUser,
    act: UserAct,
    work: () => Promise<void>,
    retry: () => void = () => void run(user, act, work),
  ): Promise<void> {
    // A second press while the first is under way.
    if (store.getState().acts.has(user._id)) return;
    mark(user._id, act);
    store.setState({ failure: null });
    try {
      await work();
    } catch (error) {
      onRefusal(error);
      store.setState({ failure: { task: act, error, retry } });
    } finally {
      mark(user._id, null);
    }
  }
  return { mark, run };
}

export function singleActs(store: UsersStore, onRefusal: (error: unknown) => void): SingleActs {
  const { mark, run } = actRunner(store, onRefusal);
  const put = (user: AdminUser, act: 'archive' | 'unarchive') =>
    void run(user, act, async () => {
      const status = act === 'archive' ? 'archived' : 'active';
      await setStatus(user._id, status);
      changeUser(store, user._id, { status });
    });
  const viewAs = (user: AdminUser, language: Language): void => {
    const isRunning = store.getState().acts.has(user._id);
    const opened = isRunning ? null : openWindow();
    const again = () => viewAs(user, language);
    if (opened) void run(user, 'view', () => openView(opened, user._id, language), again);
    else if (!isRunning) store.setState({ failure: { task: 'window', error: null, retry: again } });
  };
  return {
    viewAs,
    archive: (user) => put(user, 'archive'),
    unarchive: (user) => put(user, 'unarchive'),
    askForFeedback: (user) =>
      void run(user, 'feedback', async () => {
        const feedbackRequestedAt = await requestFeedback(user._id);
        changeUser(store, user._id, { feedbackRequestedAt });
      }),
    remove: async (user, confirm) => {
      mark(user._id, 'delete');
      try {
        await deleteUser(user._id, confirm);
        removeUser(store, user._id);
      } finally {
        mark(user._id, null);
      }
    },
  };
}
