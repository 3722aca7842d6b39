// Refuses a new password that is easy to guess.
import { AppError } from '#server/errors/app-error.ts';
import { isCommonPassword } from '#server/passwords/common-passwords.ts';

/** One's own email address is the first thing an attacker tries. */
export function refuseWeakPassword(password: string, email: string | null): void {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isCommonPassword(password) || typed === email) throw new AppError('password-too-common');
}
