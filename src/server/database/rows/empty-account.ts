// Deletes most of what an account has in small pieces before the account itself, because everybody else would wait for
// one large deletion.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { deleteHistory } from './delete-content.ts';
import { clearSomeLogEntriesOf } from './log-entry-rows.ts';

const entriesAtOnce = 200;

export async function emptyAccount(query: Kysely<Tables>, id: string): Promise<void> {
  for (const uuid of await listUuids(query, id)) {
    await deleteHistory(query, uuid);
    // Its document goes with it: what ends here, or belongs to another account by now, can still be opened.
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
