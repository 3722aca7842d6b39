// Deletes an own template; another's and one that never was are told in the same words.

import type { Account } from '#server/database/tables.ts';
import { deleteTemplate as deleteRow } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';

export async function deleteTemplate({ database, clock }: Ports, account: Account, uuid: string) {
  if (!(await deleteRow(database.query, uuid, account.id, clock.now()))) {
    throw new AppError('template-not-found');
  }
  return { uuid };
}
