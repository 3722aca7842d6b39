// Asks for the password again before something that cannot be taken back.

import { AppError } from '#server/errors/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import type { Account } from '#server/ports/database/tables.ts';

/** A visitor has none. Whoever signs in with Google alone sets one first, by a link to their address: a stolen session cannot. */
export async function confirmPassword(
  passwords: Passwords,
  { password_hash: passwordHash, kind }: Pick<Account, 'password_hash' | 'kind'>,
  password: string | undefined,
): Promise<void> {
  if (kind === 'anonymous') return;
  if (!(await passwords.matches(passwordHash, password ?? ''))) throw new AppError('wrong-password');
}
