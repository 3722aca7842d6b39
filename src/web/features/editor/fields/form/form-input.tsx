// A text field of a dialog form, with its error below.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useTypedText } from '../numbers/use-typed-text.ts';
import type { FormField } from './use-form-texts.ts';

interface FormInputProps {
  readonly field: FormField;
  readonly label: string;
  readonly description?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly maxLength?: number;
  /** A number may be typed with thousands, a sign or a percent. */
  readonly isNumber?: boolean;
  /** The first field is focused, unless that opens an on-screen keyboard. */
  readonly isFirst?: boolean;
}

export function FormInput({ field, isFirst = false, isNumber = false, ...input }: FormInputProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const typed = useTypedText(field.text, field.put);
  return (
    <TextInput
      {...input}
      {...(isFirst && !isNarrow && { 'data-autofocus': true })}
      autoComplete="off"
      spellCheck={false}
      value={isNumber ? typed.shown : field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={({ currentTarget: { value } }) => (isNumber ? typed.type(value) : field.put(value))}
      onBlur={typed.leave}
    />
  );
}
