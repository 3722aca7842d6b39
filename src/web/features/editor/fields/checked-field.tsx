// A text field of the template whose text is saved only when it is valid.
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FieldCheck } from '../document/checks/field-checks.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import type { FieldSource } from './field-place.ts';
import { useTemplateText } from './refused-fields.ts';

interface CheckedFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly inputMode?: 'numeric' | 'text';
  /** Shown in the field, after the text. */
  readonly rightSection?: ReactNode;
  /** The row of the model that this field edits. */
  readonly row: string;
  readonly within: FieldSource;
  readonly value: string;
  readonly check: FieldCheck;
  readonly onValid: (text: string) => void;
}

export function CheckedField({ value, check, row, within, onValid, ...input }: CheckedFieldProps) {
  const { formatMessage } = useIntl();
  const { seal } = useTemplateDocument();
  const field = useTemplateText({ value, check, onValid, place: { ...within, name: input.label, row } });
  return (
    <TextInput
      {...input}
      data-field={row}
      autoComplete="off"
      value={field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={field.onKeyDown}
      onBlur={seal}
    />
  );
}
