// A form with its failure above the fields and its submit button below them.
import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import type { SignInMode } from '#web/state/dialogs/dialogs.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { focusField, restoreLostFocus } from './use-checked-form.ts';

interface FormFrameProps {
  readonly name: SignInMode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly sending: { readonly isPending: boolean; readonly error: Error | null };
  readonly button: ReactNode;
  readonly onMode: (mode: SignInMode) => void;
  readonly children: ReactNode;
}

/** The field to correct after a refusal; after any other failure, the button is pressed again. */
const fieldOf: Readonly<Record<string, string>> = {
  'wrong-login': 'password',
  'too-many-tries': 'password',
  'password-too-common': 'password',
  'password-too-weak': 'password',
  'user-exists': 'email',
  nouser: 'email',
};

export function FormFrame({ name, onSubmit, sending, button, onMode, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isPending, error } = sending;
  useEffect(() => restoreLostFocus(form.current), []);
  useEffect(() => {
    if (error) focusField(form.current, (error instanceof ApiError && fieldOf[error.code]) || 'submit');
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(event);
  };
  return (
    <form ref={form} name={name} onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureNotice error={error} onMode={onMode} />
        {children}
        <Button type="submit" name="submit" size="md" fullWidth loading={isPending}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
