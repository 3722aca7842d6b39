// What the calls about passwords share: hashing them, judging new ones, and counting those that are tried.
import { WeakPasswords } from '#contract/passwords/weak-passwords.ts';
import { PasswordTries } from '#server/passwords/password-tries.ts';
import { Passwords } from '#server/passwords/passwords.ts';
import type { ServerParts } from '../server-parts.ts';

export interface PasswordParts {
  readonly passwords: Passwords;
  readonly tries: PasswordTries;
  readonly weak: WeakPasswords;
}

export const passwordParts = ({ ports, configuration }: ServerParts): PasswordParts => ({
  passwords: new Passwords(),
  tries: new PasswordTries(ports, configuration.rateLimits.signInsPerMinute > 0),
  weak: new WeakPasswords(),
});
