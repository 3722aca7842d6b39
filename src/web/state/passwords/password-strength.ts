// Says how hard a new password is to guess: the verdict is the server's own, and only those that pass are told apart by their length and variety.
import { longestPassword, shortestPassword } from '#contract/passwords/password-length.ts';
import type { PasswordFault } from '#contract/passwords/weak-passwords.ts';

/** Unjudged: too short, or the lists are not loaded yet; likely: only the server knows the address it must not resemble. */
export type PasswordStrength = 'unjudged' | 'long' | 'common' | 'weak' | 'likely' | 'fair' | 'strong';

export interface PasswordJudge {
  faultOf(password: string, email: string | null): PasswordFault | null;
}

/** Out of reach for a patient attacker. */
const strongBits = 70;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u] as const;
const signsOfKind = [26, 26, 10, 32] as const;

/** `email` is empty where it is not known. */
export function passwordStrength(
  password: string,
  email: string,
  judge: PasswordJudge | null,
): PasswordStrength {
  if (password.length > longestPassword) return 'long';
  if (password.length < shortestPassword || judge === null) return 'unjudged';
  switch (judge.faultOf(password, email === '' ? null : email)) {
    case 'password-too-common':
      return 'common';
    case 'password-too-weak':
      return 'weak';
    case null:
      if (email === '') return 'likely';
      return bitsOf(withoutName(password, email)) < strongBits ? 'fair' : 'strong';
  }
}

/** The name in the address is the first thing an attacker tries. */
function withoutName(password: string, email: string): string {
  const [name = ''] = email.toLowerCase().split('@');
  return name.length < 3 ? password : password.toLowerCase().replaceAll(name, '');
}

function bitsOf(password: string): number {
  const signs = kinds.reduce(
    (sum, kind, index) => sum + (kind.test(password) ? (signsOfKind[index] ?? 0) : 0),
    0,
  );
  return signs === 0 ? 0 : newSigns(password) * Math.log2(signs);
}

/** Characters that repeat the previous one, or continue a sequence, add nothing. */
function newSigns(password: string): number {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}
