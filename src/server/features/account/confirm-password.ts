// Asks for the password again before something that cannot be taken back.

import type { Account } from '#server/database/tables.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';

/** Someone who signs in with Google alone has no password to ask for. */
export async function confirmPassword(
  passwords: Passwords,
  { password_hash: kept }: Pick<Account, 'password_hash'>,
  given: string | undefined,
): Promise<void> {
  if (kept === null) return;
  if (!(await passwords.isRight(kept, given ?? ''))) throw new AppError('wrong-password');
}
