// Reads and writes running builds, so that server instances on one database can follow and cancel each other's builds.
import type { Kysely } from 'kysely';
import type { BuildTable, Tables } from '../../ports/database/tables.ts';

const underWay: readonly BuildTable['state'][] = ['queued', 'building'];

/** Restarts the account's own build of that id; returns false if the id belongs to another account. */
export async function beginBuild(
  query: Kysely<Tables>,
  build: Pick<BuildTable, 'id' | 'account_id' | 'touched_at'>,
): Promise<boolean> {
  const anew = { state: 'queued' as const, percent: 0, touched_at: build.touched_at };
  const begun = await query
    .insertInto('build')
    .values({ ...build, ...anew })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(anew).where('build.account_id', '=', build.account_id),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Leaves a finished build as it is. Returns whether it was still running. */
export async function changeBuild(
  query: Kysely<Tables>,
  id: string,
  change: Pick<BuildTable, 'state' | 'percent' | 'touched_at'>,
): Promise<boolean> {
  const changed = await query
    .updateTable('build')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Marks the builds of an instance as alive; returns those that were cancelled in the meantime. */
export async function touchBuilds(
  query: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .updateTable('build')
    .set({ touched_at: now })
    .where('id', 'in', ids)
    .returning(['id', 'state'])
    .execute();
  return rows.filter(({ state }) => state === 'cancelled').map(({ id }) => id);
}

export async function cancelBuild(query: Kysely<Tables>, accountId: string, id: string): Promise<void> {
  await query
    .updateTable('build')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', 'in', underWay)
    .execute();
}

export function findBuild(
  query: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<BuildTable | undefined> {
  return query
    .selectFrom('build')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function deleteBuilds(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('build').where('touched_at', '<', before).execute();
}
