// Asks for the password again before something that cannot be taken back.

import type { Account } from '#server/database/tables.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';

/** A visitor has none. Whoever signs in with Google alone sets one first, by a link to their address: a stolen session cannot. */
export async function confirmPassword(
  passwords: Passwords,
  { password_hash: kept, kind }: Pick<Account, 'password_hash' | 'kind'>,
  given: string | undefined,
): Promise<void> {
  if (kind === 'anonymous') return;
  if (!(await passwords.isRight(kept, given ?? ''))) throw new AppError('wrong-password');
}
