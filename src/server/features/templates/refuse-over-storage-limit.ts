// Refuses to exceed an account's storage limit, within the transaction that uses the storage.
import type { Kysely } from 'kysely';
import { readStorageUse } from '#server/database/rows/template-storage-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isWithin, type StorageUse } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function refuseOverStorageLimit(
  query: Kysely<Tables>,
  accountId: string,
  limit: StorageUse,
): Promise<void> {
  if (limit.bytes === Number.POSITIVE_INFINITY) return;
  if (!isWithin(await readStorageUse(query, accountId), limit)) throw new AppError('space-limit');
}
