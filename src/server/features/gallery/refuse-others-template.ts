// Refuses to overwrite someone else's gallery template, or to publish one whose uuid belongs to another account.
import type { Kysely } from 'kysely';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { findOwner } from '#server/database/rows/template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';

export async function refuseOthersTemplate(
  query: Kysely<Tables>,
  account: Account,
  uuid: string,
): Promise<void> {
  if (isOperator(account)) return;
  const existing = await findGalleryCard(query, uuid);
  // Their own already, whoever has had something under its uuid for longer.
  if (existing?.saved_by === account.id) return;
  if (existing !== undefined) throw new AppError('not-allowed');
  const owner = await findOwner(query, uuid);
  if (owner !== undefined && owner !== account.id) throw new AppError('not-allowed');
}
