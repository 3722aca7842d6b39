// A field for the numbers of one input, a number a period; what cannot be read is said and not taken.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { checkValues } from '../document/field-checks.ts';
import { useTemplateText } from '../refused-fields.ts';

interface ValuesFieldProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Said instead of how values are typed. */
  readonly hint?: string;
  readonly onValid: (data: string) => void;
  readonly onLeave?: () => void;
}

export function ValuesField({ name, units, value, hint, onValid, onLeave }: ValuesFieldProps) {
  const { formatMessage } = useIntl();
  const field = useTemplateText({ value, check: checkValues, onValid });
  return (
    <TextInput
      label={units ? formatMessage({ id: 'items.input' }, { name, units }) : name}
      description={hint ?? formatMessage({ id: 'items.values-hint' })}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={field.text}
      error={field.fault && formatMessage(field.fault)}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
