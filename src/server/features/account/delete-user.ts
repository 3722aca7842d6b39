// Deletes the user's account, after the password of whoever has one.
import { eraseAccount } from '#server/accounts/erase-account.ts';
import { AppError } from '#server/errors/app-error.ts';
import { confirmPassword } from '#server/passwords/confirm-password.ts';
import { hasOperatorRole } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PasswordParts } from './password-parts.ts';

export async function deleteUser(
  { ports, jobs }: Pick<ServerParts, 'ports' | 'jobs'>,
  parts: PasswordParts,
  account: Account,
  password: string | undefined,
  ip: string,
): Promise<void> {
  // Before any password is tried.
  if (hasOperatorRole(account)) throw new AppError('operator-protected');
  await confirmPassword(parts, account, password, ip);
  await eraseAccount({ ...ports, jobs }, account);
}
