// A field for numbers in a form: the text is kept as it is typed, and what is wrong with it is said.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { checkValues } from '../../document/field-checks.ts';

interface DraftValueProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function DraftValue({ name, units, value, onChange }: DraftValueProps) {
  const { formatMessage } = useIntl();
  const fault = checkValues(value);
  return (
    <TextInput
      label={units ? formatMessage({ id: 'items.input' }, { name, units }) : name}
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={fault && formatMessage(fault)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
