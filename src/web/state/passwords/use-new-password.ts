// A new password and its errors, including the server's rejection of the one it was sent.
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { type CredentialFault, checkNewPassword } from './check-credentials.ts';

const texts = defineMessages({
  common: { id: 'sign-in.password-common' },
  weak: { id: 'sign-in.password-weak' },
});

interface Sent {
  readonly error: Error | null;
  readonly variables: { readonly password: string } | undefined;
}

interface NewPassword {
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly faultAfter: (sent: Sent) => CredentialFault;
}

/** The field itself shows it. */
export const isWeakPassword = (error: unknown): boolean =>
  isRefusal(error, 'password-too-common') || isRefusal(error, 'password-too-weak');

export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('');
  const faultAfter = ({ error, variables }: Sent) => {
    if (!isWeakPassword(error) || variables?.password !== password) return checkNewPassword(password);
    return isRefusal(error, 'password-too-weak') ? texts.weak : texts.common;
  };
  return { password, setPassword, faultAfter };
}
