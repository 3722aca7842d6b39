// The fields of a message, validated before it is sent; the first invalid one gets the focus.
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { isEmail } from '#web/ui/fields/is-email.ts';
import { useUnsentMessage, writeMessage } from './unsent-message.ts';

export interface Feedback {
  readonly message: string;
  readonly email: string;
}

interface FeedbackFormProps {
  readonly isSending: boolean;
  /** Why the message was rejected. */
  readonly error: Error | null;
  readonly onSend: (feedback: Feedback) => void;
}

/** The server's limit. */
const maxChars = 10_000;

export function FeedbackForm({ isSending, error, onSend }: FeedbackFormProps) {
  const { formatMessage } = useIntl();
  const visitor = useVisitor();
  const { message } = useUnsentMessage();
  const [email, setEmail] = useState(visitor.email ?? '');
  const [isChecked, setChecked] = useState(false);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const isMissing = message.trim() === '';
  const isOdd = email.trim() !== '' && !isEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) messageField.current?.focus();
    else if (isOdd) emailField.current?.focus();
    else onSend({ message: message.trim(), email: email.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          ref={messageField}
          label={formatMessage({ id: 'feedback.message' })}
          value={message}
          rows={6}
          maxLength={maxChars}
          required
          data-autofocus
          error={isChecked && isMissing && formatMessage({ id: 'feedback.no-message' })}
          onChange={({ currentTarget }) => writeMessage(currentTarget.value)}
        />
        <TextInput
          ref={emailField}
          label={formatMessage({ id: 'feedback.email' })}
          description={formatMessage({ id: 'feedback.email-why' })}
          type="email"
          autoComplete="email"
          value={email}
          error={isChecked && isOdd && formatMessage({ id: 'check.email' })}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {error && <FeedbackNotSent error={error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="feedback.submit" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function FeedbackNotSent({ error }: { readonly error: Error }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={<FormattedMessage id="feedback.failed" />}>
      {reasonOf(error)}
    </Alert>
  );
}

function reasonOf(error: Error): ReactNode {
  if (error instanceof NoResponseError) return <FormattedMessage id="feedback.failed-text" />;
  if (isRefusal(error, 'rate-limited')) return <FormattedMessage id="feedback.too-many" />;
  return <FormattedMessage id="feedback.refused" />;
}
