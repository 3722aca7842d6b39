// Sets the password of the account that an email's link belongs to, and signs in to it.
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { forgetToken } from '#web/state/page/landing.ts';
import { StrengthHint } from '#web/state/passwords/strength-hint.tsx';
import { useNewPassword } from '#web/state/passwords/use-new-password.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormProps } from './form-props.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface NewPasswordFormProps extends Pick<FormProps, 'email' | 'onMode' | 'onClose'> {
  readonly token: string;
}

export function NewPasswordForm({ token, email, onMode, onClose }: NewPasswordFormProps) {
  const navigate = useNavigate();
  // The link's address is known to the server alone.
  const { password, setPassword, strength, faultAfter } = useNewPassword('');
  const update = useAccountCall({
    call: async (body: { token: string; password: string }) => {
      const reply = await call('updatePassword', { body });
      forgetToken();
      await navigate({ to: '/' });
      return reply;
    },
    message: () => <FormattedMessage id="sign-in.reset-done" />,
    onClose,
  });
  const faults = { password: faultAfter(update) };
  const { onSubmit, faultOf } = useCheckedForm(faults, () => update.mutate({ token, password }));
  return (
    <>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="sign-in.new-text" />
      </Text>
      <FormFrame
        name="new-password"
        onSubmit={onSubmit}
        sending={update}
        button={<FormattedMessage id="sign-in.submit-new" />}
        onMode={onMode}
      >
        {/* Tells a password manager whose password this is, if that is known. */}
        <input hidden readOnly type="text" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={<FormattedMessage id="sign-in.new-password" />}
          kind="new-password"
          value={password}
          fault={faultOf('password')}
          hint={<StrengthHint strength={strength} isFaultShown={faultOf('password') !== null} />}
          takesFocus
          onChange={setPassword}
        />
      </FormFrame>
    </>
  );
}
