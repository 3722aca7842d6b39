// Refuses what would take more room than an account has, in the transaction that takes it.
import type { Kysely } from 'kysely';
import { readSpace } from '#server/database/rows/template-space-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isWithin, type Space } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function refuseBeyondSpace(
  query: Kysely<Tables>,
  accountId: string,
  limit: Space,
): Promise<void> {
  if (limit.bytes === Number.POSITIVE_INFINITY) return;
  if (!isWithin(await readSpace(query, accountId), limit)) throw new AppError('space-limit');
}
