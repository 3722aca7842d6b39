// An address and its password.

import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { checkEmail, checkPassword } from '../check-credentials.ts';
import { EmailField } from '../parts/email-field.tsx';
import { FormFrame } from '../parts/form-frame.tsx';
import { GoogleButton } from '../parts/google-button.tsx';
import { ModeLink, ModeSentence } from '../parts/mode-link.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useAccountCall } from '../use-account-call.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import type { FormProps } from './form-props.ts';

const texts = defineMessages({ toUp: { id: 'sign-in.to-up' } });

export function SignInForm({ email, onEmail, onMode, onClose }: FormProps) {
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  const login = useAccountCall({
    call: () => call('login', { body: { email, password } }),
    message: (user) => formatMessage({ id: 'sign-in.done' }, { email: user.email }),
    onClose,
  });
  const faults = { email: checkEmail(email), password: checkPassword(password) };
  const { onSubmit, faultOf } = useCheckedForm(faults, () => login.mutate({}));
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
      <ModeLink onFollow={() => onMode('reset-link')}>
        <FormattedMessage id="sign-in.forgot" />
      </ModeLink>
      <ModeSentence words={texts.toUp} onFollow={() => onMode('sign-up')} />
    </>
  );
}
