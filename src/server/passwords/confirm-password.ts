// Asks for the password again before an irreversible action.

import { AppError } from '../errors/app-error.ts';
import type { Account } from '../ports/database/tables.ts';
import type { PasswordTries } from './password-tries.ts';
import type { Passwords } from './passwords.ts';

export interface PasswordCheck {
  readonly passwords: Passwords;
  readonly tries: PasswordTries;
}

/**
 * A visitor has none. An account that only signs in with Google must first set one through an emailed link, which
 * someone with a stolen session cannot do.
 */
export async function confirmPassword(
  { passwords, tries }: PasswordCheck,
  { password_hash: passwordHash, kind, email }: Pick<Account, 'password_hash' | 'kind' | 'email'>,
  password: string | undefined,
  ip: string,
): Promise<void> {
  if (kind === 'anonymous') return;
  // Whoever has a stolen session must not guess the password any faster with it.
  await tries.count(email ?? '', ip);
  if (!(await passwords.matches(passwordHash, password ?? ''))) throw new AppError('wrong-password');
  await tries.forget(email ?? '', ip);
}
