// The new address, and the password again, since the address gives access to everything.
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isEmail } from '#web/ui/fields/is-email.ts';
import { PasswordField } from '../layout/password-field.tsx';
import { Refusal } from '../layout/refusal.tsx';

export interface EmailChange {
  readonly email: string;
  readonly password: string;
}

interface ChangeEmailFormProps {
  readonly isSending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (change: EmailChange) => void;
}

export function ChangeEmailForm({ isSending, error, onSubmit }: ChangeEmailFormProps) {
  const { formatMessage } = useIntl();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [change, setChange] = useState<EmailChange>({ email: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const isEmailRight = isEmail(change.email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isEmailRight) emailField.current?.focus();
    else if (change.password === '') passwordField.current?.focus();
    else onSubmit({ ...change, email: change.email.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={emailField}
          type="email"
          name="email"
          autoComplete="email"
          required
          data-autofocus
          label={formatMessage({ id: 'settings.email-new' })}
          value={change.email}
          error={isChecked && !isEmailRight && formatMessage({ id: 'ask.fault' })}
          onChange={(event) => setChange({ ...change, email: event.currentTarget.value })}
        />
        <PasswordField
          field={passwordField}
          value={change.password}
          isMissing={isChecked && change.password === ''}
          onChange={(password) => setChange({ ...change, password })}
        />
        {error && (
          <Alert color="red" role="alert" title={formatMessage({ id: 'preview.failed' })}>
            <Refusal error={error} />
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="settings.email-submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
