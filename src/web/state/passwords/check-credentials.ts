// Validates an address or a password before it is sent to the server.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { longestPassword, shortestPassword } from '#contract/passwords/password-length.ts';
import { isEmail } from '#web/ui/fields/is-email.ts';

const texts = defineMessages({
  email: { id: 'check.email' },
  missing: { id: 'sign-in.password-missing' },
  short: { id: 'sign-in.password-short' },
  long: { id: 'sign-in.password-long' },
});

export type CredentialFault = MessageDescriptor | null;

export const checkEmail = (email: string): CredentialFault => (isEmail(email) ? null : texts.email);

export const checkPassword = (password: string): CredentialFault => (password === '' ? texts.missing : null);

export function checkNewPassword(password: string): CredentialFault {
  if (password === '') return texts.missing;
  if (password.length < shortestPassword) return texts.short;
  return password.length > longestPassword ? texts.long : null;
}
