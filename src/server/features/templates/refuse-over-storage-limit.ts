// Refuses to exceed the storage limit of an account, or of the strangers it shares its room with, within the transaction
// that uses the storage.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { readStorageUse } from '#server/database/rows/template-storage-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isWithin, type StorageLimit } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { readKept } from '#server/storage/shared-room-rows.ts';
import { takeRoom } from '#server/storage/take-room.ts';

/**
 * Before anything else of the transaction: whoever shares room with strangers saves one template after the other, because
 * two saves that do not see each other could both find room for themselves.
 */
export async function lockStorage(
  query: Kysely<Tables>,
  accountId: string,
  { shared }: StorageLimit,
): Promise<void> {
  if (shared !== null) await lockAccount(query, accountId);
}

export async function refuseOverStorageLimit(
  query: Kysely<Tables>,
  accountId: string,
  limit: StorageLimit,
): Promise<void> {
  const { shared } = limit;
  if (shared === null) {
    if (limit.bytes === Number.POSITIVE_INFINITY) return;
    if (!isWithin(await readStorageUse(query, accountId), limit)) throw new AppError('space-limit');
    return;
  }
  const found = await readKept(query, accountId);
  // Deleted, or signed in to another account, which then has everything.
  if (found === undefined) return;
  const { templates, templateBytes: bytes } = found.kept;
  if (!isWithin({ templates, bytes }, limit)) throw new AppError('space-limit');
  await takeRoom(query, found, shared);
}
