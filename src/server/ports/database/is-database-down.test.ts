// Tests which errors of either database count as being temporarily unavailable.
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { insertAccount, lockAccount } from '#server/database/rows/account-rows.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { postgres } from '#testing/server/databases.ts';
import { isDatabaseDown } from './is-database-down.ts';
import { isForeignKeyViolation } from './is-foreign-key-violation.ts';

test('PostgreSQL aborts one of two deadlocked transactions, which may be retried', async () => {
  const place = await postgres.createDatabase();
  const { query, close } = await openDatabase(place, { now: () => 0 }, () => undefined);
  const ids = [newVisitor('en', 0), newVisitor('en', 0)];
  for (const visitor of ids) await insertAccount(query, visitor);
  const [one = '', two = ''] = ids.map(({ id }) => id);
  const barriers = [one, two].map(() => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  });
  const lockBoth = (first: string, second: string, own: number) =>
    query.transaction().execute(async (transaction) => {
      await lockAccount(transaction, first);
      barriers[own]?.open();
      await barriers[1 - own]?.opened;
      await lockAccount(transaction, second);
    });
  const ends = await Promise.allSettled([lockBoth(one, two, 0), lockBoth(two, one, 1)]);
  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(failed).toHaveLength(1);
  expect(isDatabaseDown(failed[0])).toBe(true);
  expect(isForeignKeyViolation(failed[0])).toBe(false);
  await close();
  await place.remove();
});

test("an invalid statement is not the database's fault", () => {
  for (const error of [
    new Error('syntax error'),
    Object.assign(new Error(''), { code: '42601' }),
    'x',
    null,
  ]) {
    expect(isDatabaseDown(error)).toBe(false);
  }
});
