// An address and its password.

import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { checkEmail, checkPassword } from '#web/state/passwords/check-credentials.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { EmailField } from '../fields/email-field.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { ModeLink, ModeSentence } from '../notices/mode-link.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormProps } from './form-props.ts';
import { useCheckedForm } from './use-checked-form.ts';

const texts = defineMessages({ toUp: { id: 'sign-in.to-up' } });

export function SignInForm({ email, onEmail, onMode, onClose }: FormProps) {
  const [password, setPassword] = useState('');
  const login = useAccountCall({
    call: () => call('login', { body: { email, password } }),
    message: ({ email: address }) => <FormattedMessage id="sign-in.done" values={{ email: address }} />,
    onClose,
  });
  const faults = { email: checkEmail(email), password: checkPassword(password) };
  const { onSubmit, faultOf } = useCheckedForm(faults, () => login.mutate({}));
  const noticeOffersReset = isRefusal(login.error, 'wrong-login') || isRefusal(login.error, 'too-many-tries');
  return (
    <>
      <GoogleButton />
      <FormFrame
        name="sign-in"
        onSubmit={onSubmit}
        sending={login}
        button={<FormattedMessage id="sign-in.submit" />}
        onMode={onMode}
      >
        <EmailField value={email} fault={faultOf('email')} onChange={onEmail} />
        <PasswordField
          label={<FormattedMessage id="sign-in.password" />}
          kind="current-password"
          value={password}
          fault={faultOf('password')}
          takesFocus={email !== ''}
          onChange={setPassword}
        />
      </FormFrame>
      {!noticeOffersReset && (
        <ModeLink onFollow={() => onMode('reset-link')}>
          <FormattedMessage id="sign-in.forgot" />
        </ModeLink>
      )}
      <ModeSentence words={texts.toUp} onFollow={() => onMode('sign-up')} />
    </>
  );
}
