// Deletes most of what an account has in small pieces before the account itself, because everybody else would wait for
// one large deletion.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { clearSomeLogEntriesOf } from './log-entry-rows.ts';

const versionsAtOnce = 20;
const entriesAtOnce = 200;

export async function emptyAccount(query: Kysely<Tables>, id: string): Promise<void> {
  for (const uuid of await listUuids(query, id)) {
    while (await deleteSomeVersions(query, uuid)) await letOthers();
    await query.deleteFrom('template').where('uuid', '=', uuid).where('account_id', '=', id).execute();
    await letOthers();
  }
  while (await clearSomeLogEntriesOf(query, id, entriesAtOnce)) await letOthers();
}

async function listUuids(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('template')
    .select('uuid')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Returns whether there may be more. */
async function deleteSomeVersions(query: Kysely<Tables>, templateUuid: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('template_version')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('template_version')
        .select('id')
        .where('template_uuid', '=', templateUuid)
        .limit(versionsAtOnce),
    )
    .executeTakeFirst();
  return numDeletedRows === BigInt(versionsAtOnce);
}
