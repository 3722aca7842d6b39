// Refuses a new password that would be guessed at once.
import { AppError } from '#server/errors/app-error.ts';
import { isCommonPassword } from '#server/passwords/common-passwords.ts';

/** One's own address is the first thing anybody tries. */
export function refuseWeakPassword(password: string, email: string | null): void {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isCommonPassword(password) || typed === email) throw new AppError('password-too-common');
}
