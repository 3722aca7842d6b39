// Asks for the password again before an irreversible action.

import { AppError } from '#server/errors/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import type { Account } from '#server/ports/database/tables.ts';

/**
 * A visitor has none. An account that only signs in with Google must first set one through an emailed link, which
 * someone with a stolen session cannot do.
 */
export async function confirmPassword(
  passwords: Passwords,
  { password_hash: passwordHash, kind }: Pick<Account, 'password_hash' | 'kind'>,
  password: string | undefined,
): Promise<void> {
  if (kind === 'anonymous') return;
  if (!(await passwords.matches(passwordHash, password ?? ''))) throw new AppError('wrong-password');
}
