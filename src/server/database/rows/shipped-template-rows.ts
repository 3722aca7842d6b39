// Remembers which templates of the gallery the program has put there by itself, and what they were then.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';

/** The digests of all, by their uuids. */
export async function listShippedDigests(query: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await query.selectFrom('shipped_template').select(['uuid', 'digest']).execute();
  return new Map(rows.map(({ uuid, digest }) => [uuid, digest]));
}

export async function saveShippedDigest(query: Kysely<Tables>, uuid: string, digest: string): Promise<void> {
  await query
    .insertInto('shipped_template')
    .values({ uuid, digest })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ digest }))
    .execute();
}
