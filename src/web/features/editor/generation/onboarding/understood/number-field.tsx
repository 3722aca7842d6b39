// A number of what was understood, such as the size of a part or a price.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** Larger ones are not modelled. */
  readonly most: number;
  /** Null while what is typed is none. */
  readonly onNumber: (value: number | null) => void;
}

function numberIn(text: string, most: number): number | null {
  const value = /^\d{1,9}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return value > 0 && value <= most ? value : null;
}

/** Only what is such a number is taken; what is being typed stays as it is typed. */
export function NumberField({ label, value, most, onNumber }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(value);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={numberIn(text, most) === null && formatMessage({ id: 'onboarding.size-wrong' }, { most })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onNumber(numberIn(currentTarget.value, most));
      }}
      onBlur={() => {
        if (numberIn(text, most) !== null) setTyped(null);
      }}
    />
  );
}
