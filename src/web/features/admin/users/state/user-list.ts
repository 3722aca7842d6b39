// The loaded part of the list of users, and what changes in it.

/** What the list itself reads of a user. */
interface Listed {
  readonly _id: string;
}

export interface UserList<User extends Listed> {
  readonly users: readonly User[];
  /** Of all that there are, not only those loaded. */
  readonly total: number;
  /** Where it goes on; null where there are no more. */
  readonly next: string | null;
  /** How many were skipped before the first. */
  readonly skip: number;
}

interface Page<User extends Listed> {
  readonly users: readonly User[];
  readonly pagination: {
    readonly hasMore: boolean;
    readonly total: number;
    readonly next: string | null;
  };
}

const nextOf = ({ pagination: { hasMore, next } }: Page<Listed>) => (hasMore ? next : null);

export const firstPage = <User extends Listed>(page: Page<User>, skip: number): UserList<User> => ({
  users: page.users,
  total: page.pagination.total,
  next: nextOf(page),
  skip,
});

/** Whoever is here already is not added again. */
export function withPage<User extends Listed>(list: UserList<User>, page: Page<User>): UserList<User> {
  const known = new Set(list.users.map(({ _id }) => _id));
  const added = page.users.filter(({ _id }) => !known.has(_id));
  return {
    ...list,
    users: [...list.users, ...added],
    total: page.pagination.total,
    next: nextOf(page),
  };
}

/** A search leaves one user, and nothing after. */
export const foundAlone = <User extends Listed>(user: User): UserList<User> => ({
  users: [user],
  total: 1,
  next: null,
  skip: 0,
});

export function withChanged<User extends Listed>(
  list: UserList<User>,
  id: string,
  change: Partial<User>,
): UserList<User> {
  return { ...list, users: list.users.map((user) => (user._id === id ? { ...user, ...change } : user)) };
}

export function withoutUser<User extends Listed>(list: UserList<User>, id: string): UserList<User> {
  const users = list.users.filter(({ _id }) => _id !== id);
  return { ...list, users, total: list.total - (list.users.length - users.length) };
}

export const remainingCount = ({ total, skip, users }: UserList<Listed>): number =>
  Math.max(0, total - skip - users.length);

/** What is typed as a number to skip: whole and not negative, and zero where it is no number. */
export function readSkip(text: string): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) && number > 0 ? number : 0;
}
