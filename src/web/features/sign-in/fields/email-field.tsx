// The email address of an account.
import { TextInput } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

interface EmailFieldProps {
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (email: string) => void;
}

export function EmailField({ value, fault, onChange }: EmailFieldProps) {
  return (
    <TextInput
      label={<FormattedMessage id="sign-in.email" />}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      size="md"
      labelProps={{ mb: 4 }}
      data-autofocus={value === '' || undefined}
      value={value}
      error={fault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
