// One required email address; errors are shown on submit, and disappear while they are corrected.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReason } from '#web/state/notices/use-reason.ts';
import { isEmail } from '#web/ui/fields/is-email.ts';

interface EmailFormProps {
  readonly isSending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (email: string) => void;
}

export function EmailForm({ isSending, error, onSubmit }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const reason = useReason();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isFaulty = isSubmitted && !isEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmail(email)) onSubmit(email);
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          <FormattedMessage id="ask.text" />
        </Text>
        <TextInput
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          data-autofocus
          label={formatMessage({ id: 'ask.email' })}
          value={email}
          error={isFaulty && formatMessage({ id: 'ask.fault' })}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {error && (
          <Alert color="red" role="alert" title={formatMessage({ id: 'preview.failed' })}>
            {reason(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="ask.submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
