// Refuses a new password that is easy to guess.
import type { WeakPasswords } from '#contract/passwords/weak-passwords.ts';
import { AppError } from '#server/errors/app-error.ts';

export function refuseWeakPassword(weak: WeakPasswords, password: string, email: string | null): void {
  switch (weak.faultOf(password, email)) {
    case 'password-too-common':
      throw new AppError('password-too-common');
    case 'password-too-weak':
      throw new AppError('password-too-weak');
    case null:
  }
}
