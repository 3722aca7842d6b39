// The confirmation of a deletion, and the button that deletes everything.
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordField } from '../layout/password-field.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { useDeleteUser } from './use-delete-user.ts';

interface DeleteFormProps {
  readonly isSignedIn: boolean;
  readonly onClose: () => void;
}

export function DeleteForm({ isSignedIn, onClose }: DeleteFormProps) {
  const { formatMessage } = useIntl();
  const deleting = useDeleteUser();
  const field = useRef<HTMLInputElement>(null);
  const [proof, setProof] = useState('');
  const [isChecked, setChecked] = useState(false);
  const word = formatMessage({ id: 'settings.delete-word' });
  const isProven = isSignedIn ? proof !== '' : proof.trim().toUpperCase() === word;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isProven) deleting.mutate(isSignedIn ? proof : null);
    else field.current?.focus();
  };
  const Proof = isSignedIn ? PasswordField : WordField;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt="md">
        <Proof field={field} value={proof} isMissing={isChecked && !isProven} isFirst onChange={setProof} />
        {deleting.error && (
          <Alert color="red" role="alert" title={formatMessage({ id: 'settings.delete-failed' })}>
            <Refusal error={deleting.error} />
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          {/* Busy until the page has been reloaded. */}
          <Button type="submit" color="red" loading={deleting.isPending || deleting.isSuccess}>
            {isSignedIn ? (
              <FormattedMessage id="settings.delete" />
            ) : (
              <FormattedMessage id="settings.delete-visitor" />
            )}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface WordFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly isMissing: boolean;
  readonly isFirst: boolean;
  readonly onChange: (word: string) => void;
}

function WordField({ field, value, isMissing, isFirst, onChange }: WordFieldProps) {
  const { formatMessage } = useIntl();
  const word = formatMessage({ id: 'settings.delete-word' });
  return (
    <TextInput
      ref={field}
      autoComplete="off"
      autoCapitalize="characters"
      required
      data-autofocus={isFirst || undefined}
      label={formatMessage({ id: 'settings.delete-type' }, { word })}
      value={value}
      error={isMissing && formatMessage({ id: 'settings.delete-type-fault' }, { word })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
