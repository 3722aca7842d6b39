// A new password, how hard it is to guess, and its errors, including the server's rejection of the one it was sent.
import { useMemo, useState } from 'react';
import { defineMessages } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { type CredentialFault, checkNewPassword } from './check-credentials.ts';
import { usePasswordJudge } from './password-judge.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

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
  readonly strength: PasswordStrength;
  readonly faultAfter: (sent: Sent) => CredentialFault;
}

/** The field itself shows it. */
export const isWeakPassword = (error: unknown): boolean =>
  isRefusal(error, 'password-too-common') || isRefusal(error, 'password-too-weak');

/** `email` is empty where it is not known. */
export function useNewPassword(email: string): NewPassword {
  const [password, setPassword] = useState('');
  const judge = usePasswordJudge(password !== '');
  const strength = useMemo(() => passwordStrength(password, email, judge), [password, email, judge]);
  const faultAfter = ({ error, variables }: Sent) => {
    if (strength === 'common' || strength === 'weak') return texts[strength];
    if (!isWeakPassword(error) || variables?.password !== password) return checkNewPassword(password);
    return isRefusal(error, 'password-too-weak') ? texts.weak : texts.common;
  };
  return { password, setPassword, strength, faultAfter };
}
