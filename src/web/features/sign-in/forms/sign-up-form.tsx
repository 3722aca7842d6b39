// Creates an account from an address and a new password; existing work is kept.
import { Text } from '@mantine/core';
import { defineMessages, FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { checkEmail } from '#web/state/passwords/check-credentials.ts';
import { StrengthHint } from '#web/state/passwords/strength-hint.tsx';
import { useNewPassword } from '#web/state/passwords/use-new-password.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { EmailField } from '../fields/email-field.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { ModeSentence } from '../notices/mode-link.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormProps } from './form-props.ts';
import { useCheckedForm } from './use-checked-form.ts';

const texts = defineMessages({ toIn: { id: 'sign-in.to-in' } });

export function SignUpForm({ email, onEmail, onMode, onClose }: FormProps) {
  const { password, setPassword, strength, faultAfter } = useNewPassword(email);
  const register = useAccountCall({
    call: (body: { email: string; password: string }) => call('register', { body }),
    message: ({ email: address }) => <FormattedMessage id="sign-in.registered" values={{ email: address }} />,
    onClose,
  });
  const faults = { email: checkEmail(email), password: faultAfter(register) };
  const { onSubmit, faultOf } = useCheckedForm(faults, () => register.mutate({ email, password }));
  return (
    <>
      <GoogleButton />
      <FormFrame
        name="sign-up"
        onSubmit={onSubmit}
        sending={register}
        button={<FormattedMessage id="sign-in.submit-up" />}
        onMode={onMode}
      >
        <EmailField value={email} fault={faultOf('email')} onChange={onEmail} />
        <PasswordField
          label={<FormattedMessage id="sign-in.password" />}
          kind="new-password"
          value={password}
          fault={faultOf('password')}
          hint={<StrengthHint strength={strength} isFaultShown={faultOf('password') !== null} />}
          takesFocus={email !== ''}
          onChange={setPassword}
        />
      </FormFrame>
      <Text size="sm" c="dimmed" ta="center">
        <FormattedMessage id="sign-in.keeps" />
      </Text>
      <ModeSentence words={texts.toIn} onFollow={() => onMode('sign-in')} />
    </>
  );
}
