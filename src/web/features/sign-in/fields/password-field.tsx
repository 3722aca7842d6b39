// A password field that can be revealed, marked for password managers as current or new.
import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface PasswordFieldProps {
  readonly label: ReactNode;
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  readonly fault: string | null;
  readonly hint?: ReactNode;
  readonly takesFocus?: boolean;
  readonly onChange: (password: string) => void;
}

export function PasswordField({ label, kind, value, fault, hint, takesFocus, onChange }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordInput
      label={label}
      name="password"
      autoComplete={kind}
      required
      withAsterisk={false}
      size="md"
      labelProps={{ mb: 4 }}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': formatMessage({ id: 'sign-in.show-password' }) }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data-autofocus={takesFocus || undefined}
      description={hint}
      value={value}
      error={fault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
