// A text field of a dialog form, with its error below.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import type { FormField } from './use-form-texts.ts';

interface FormInputProps {
  readonly field: FormField;
  readonly label: string;
  readonly description?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly maxLength?: number;
  /** The first field is focused, unless that opens an on-screen keyboard. */
  readonly isFirst?: boolean;
}

export function FormInput({ field, isFirst = false, ...input }: FormInputProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  return (
    <TextInput
      {...input}
      {...(isFirst && !isNarrow && { 'data-autofocus': true })}
      autoComplete="off"
      spellCheck={false}
      value={field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={({ currentTarget }) => field.put(currentTarget.value)}
    />
  );
}
