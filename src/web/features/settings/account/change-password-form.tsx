// The current password and the new one, with how hard that is to guess.
import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StrengthHint } from '#web/state/passwords/strength-hint.tsx';
import { isWeakPassword, useNewPassword } from '#web/state/passwords/use-new-password.ts';
import { PasswordField } from '../layout/password-field.tsx';
import { Refusal } from '../layout/refusal.tsx';

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

interface ChangePasswordFormProps {
  readonly email: string;
  readonly sending: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly variables: PasswordChange | undefined;
  };
  readonly onSubmit: (change: PasswordChange) => void;
}

export function ChangePasswordForm({ email, sending, onSubmit }: ChangePasswordFormProps) {
  const { formatMessage } = useIntl();
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState('');
  const { password, setPassword, strength, faultAfter } = useNewPassword(email);
  const [isChecked, setChecked] = useState(false);
  const fault = faultAfter(sending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (current === '') currentField.current?.focus();
    else if (fault) newField.current?.focus();
    else if (!sending.isPending) onSubmit({ current, password });
  };
  return (
    <form name="change-password" onSubmit={submit} noValidate>
      <Stack gap="md">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="text" name="email" autoComplete="username" value={email} />
        <PasswordField
          field={currentField}
          value={current}
          isMissing={isChecked && current === ''}
          isFirst
          onChange={setCurrent}
        />
        <PasswordInput
          ref={newField}
          name="new-password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          label={formatMessage({ id: 'sign-in.new-password' })}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': formatMessage({ id: 'sign-in.show-password' }) }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={<StrengthHint strength={strength} isFaultShown={isChecked && fault !== null} />}
          value={password}
          error={isChecked && fault && formatMessage(fault)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {sending.error && !isWeakPassword(sending.error) && (
          <Alert color="red" role="alert" title={formatMessage({ id: 'settings.password-failed' })}>
            <Refusal error={sending.error} />
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={sending.isPending}>
            <FormattedMessage id="settings.password-submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
