// Deletes the user's account, sessions, templates with their versions, and built files; orders are kept for accounting.
import { deleteAccount } from '#server/database/rows/account-rows.ts';
import { listBuiltFileNames } from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { confirmPassword } from './confirm-password.ts';
import type { PasswordParts } from './password-parts.ts';

export async function deleteUser(
  { database, files }: Ports,
  parts: PasswordParts,
  account: Account,
  password: string | undefined,
  ip: string,
): Promise<void> {
  if (isOperator(account)) throw new AppError('operator-protected');
  await confirmPassword(parts, account, password, ip);
  const names = await listBuiltFileNames(database.query, account.id);
  // Rows of the account are deleted with it; a file whose row is gone is swept later if the process ends here.
  await deleteAccount(database.query, account.id);
  for (const name of names) await files.delete(name);
}
