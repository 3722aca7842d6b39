// Tests the loaded part of the list: pages that follow, a search, changes, and what is skipped.
import { expect, it } from 'vitest';
import {
  firstPage,
  foundAlone,
  readSkip,
  remainingCount,
  withChanged,
  withoutUser,
  withPage,
} from './user-list.ts';

const users = (...ids: readonly string[]) => ids.map((_id) => ({ _id, status: 'active' }));
const page = (ids: readonly string[], total: number, next: string | null) => ({
  users: users(...ids),
  pagination: { total, hasMore: next !== null, next },
});
const list = firstPage(page(['c', 'd'], 7, 'd'), 2);

it('counts what is left after what was skipped and what is here', () => {
  expect(list).toMatchObject({ total: 7, next: 'd', skip: 2 });
  expect(remainingCount(list)).toBe(3);
});

it('adds a page, and nobody twice', () => {
  const more = withPage(list, page(['d', 'e'], 8, 'e'));
  expect(more.users.map(({ _id }) => _id)).toEqual(['c', 'd', 'e']);
  expect(more).toMatchObject({ total: 8, next: 'e', skip: 2 });
  expect(withPage(list, page(['e'], 8, null)).next).toBeNull();
});

it('has one less, of all too, after a deletion', () => {
  const less = withoutUser(list, 'd');
  expect(less).toMatchObject({ users: users('c'), total: 6, next: 'd' });
  expect(remainingCount(less)).toBe(3);
  expect(withoutUser(list, 'unknown')).toMatchObject({ total: 7 });
});

it('is replaced by whom a search found', () => {
  const [user] = users('x');
  if (!user) throw new Error('There is one.');
  expect(foundAlone(user)).toEqual({ users: [user], total: 1, next: null, skip: 0 });
});

it('changes one user and leaves the others as they are', () => {
  const changed = withChanged(list, 'd', { status: 'archived' });
  expect(changed.users.map(({ status }) => status)).toEqual(['active', 'archived']);
  expect(changed.users[0]).toBe(list.users[0]);
});

it.each([
  ['', 0],
  ['400', 400],
  ['12.7', 12],
  ['-5', 0],
  ['many', 0],
  ['Infinity', 0],
])('reads "%s" as %i to skip', (text, skip) => {
  expect(readSkip(text)).toBe(skip);
});
