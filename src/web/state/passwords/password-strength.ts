// Estimates how hard a new password is to guess, by its length and by how much of it repeats or is known.
import { shortestPassword } from './check-credentials.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** What a patient attacker can try, and what is out of reach. */
const fairBits = 45;
const strongBits = 70;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u] as const;
const signsOfKind = [26, 26, 10, 32] as const;

export function passwordStrength(password: string, email: string): PasswordStrength {
  if (password.length < shortestPassword) return 'short';
  const bits = bitsOf(withoutKnown(password, email));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** The name in the address is the first thing an attacker tries. */
function withoutKnown(password: string, email: string): string {
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
