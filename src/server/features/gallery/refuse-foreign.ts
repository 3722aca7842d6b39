// Lets nobody put a template into the gallery over someone else's: neither what stands there, nor what another account has.
import { findGalleryTemplate } from '#server/database/gallery-template-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { findOwner } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Ports } from '#server/ports/ports.ts';

export async function refuseForeign(
  { database }: Pick<Ports, 'database'>,
  account: Account,
  uuid: string,
): Promise<void> {
  if (isOperator(account)) return;
  const standing = await findGalleryTemplate(database.query, uuid);
  if (standing !== undefined && standing.saved_by !== account.id) throw new AppError('not-allowed');
  const owner = await findOwner(database.query, uuid);
  if (owner !== undefined && owner !== account.id) throw new AppError('not-allowed');
}
