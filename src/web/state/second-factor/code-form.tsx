// One field for the code that an authenticator app shows, or for a recovery code, and a button that sends it.
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeFault } from './code-fault.tsx';

interface CodeFormProps {
  readonly kind: 'app' | 'recovery';
  readonly sending: { readonly isPending: boolean; readonly error: Error | null };
  readonly submit: ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
  readonly onSubmit: (code: string) => void;
}

const digits = /^\d{6}$/;

export function CodeForm({ kind, sending, submit, aside, onSubmit }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isApp = kind === 'app';
  const isReady = isApp ? digits.test(code.replace(/\s/g, '')) : code.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isReady) field.current?.focus();
    else if (!sending.isPending) onSubmit(code);
  };
  return (
    <form name="second-factor" onSubmit={send} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          name={isApp ? 'one-time-code' : 'recovery-code'}
          label={
            isApp ? (
              <FormattedMessage id="secondFactor.code" />
            ) : (
              <FormattedMessage id="secondFactor.recovery-code" />
            )
          }
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          withAsterisk={false}
          data-autofocus
          value={code}
          error={
            isChecked &&
            !isReady &&
            (isApp ? (
              <FormattedMessage id="secondFactor.code-empty" />
            ) : (
              <FormattedMessage id="secondFactor.recovery-code-empty" />
            ))
          }
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {sending.error && !sending.isPending && <CodeFault error={sending.error} />}
        <Group justify="space-between" gap="sm">
          <Button type="submit" loading={sending.isPending}>
            {submit}
          </Button>
          {aside}
        </Group>
      </Stack>
    </form>
  );
}
