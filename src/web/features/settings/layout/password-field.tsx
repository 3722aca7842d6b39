// The account's password again, with a link for those who have none.
import { PasswordInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

interface PasswordFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly isMissing: boolean;
  /** Gets the focus when the dialog opens. */
  readonly isFirst?: boolean;
  readonly onChange: (password: string) => void;
}

export function PasswordField({ field, value, isMissing, isFirst, onChange }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordInput
      ref={field}
      name="password"
      autoComplete="current-password"
      required
      withAsterisk={false}
      data-autofocus={isFirst || undefined}
      label={formatMessage({ id: 'settings.password-current' })}
      description={formatMessage({ id: 'settings.password-forgotten' })}
      descriptionProps={{ mt: 4 }}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': formatMessage({ id: 'sign-in.show-password' }) }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      error={isMissing && formatMessage({ id: 'settings.password-empty' })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
