// Stores something of an account within its room, in the caller's transaction.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import type { StorageLimit } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { takeRoomOf } from './take-room.ts';

export async function storeWithinRoom(
  query: Kysely<Tables>,
  accountId: string,
  limit: StorageLimit,
  store: () => Promise<void>,
): Promise<void> {
  if (limit.shared !== null) await lockAccount(query, accountId);
  await store();
  await takeRoomOf(query, accountId, limit);
}
