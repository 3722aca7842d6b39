// Reads and writes builds under way, for instances of the server that share a database to follow and cancel each other's.
import type { Kysely } from 'kysely';
import type { BuildTable, Tables } from '../../ports/database/tables.ts';

const underWay: readonly BuildTable['state'][] = ['queued', 'building'];

/** Begins it anew where the account had one of that id; false where somebody else has. */
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

/** One that is over stays as it ended. Tells whether it was still under way. */
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

/** Says that their instance lives; gives those that were cancelled meanwhile. */
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
