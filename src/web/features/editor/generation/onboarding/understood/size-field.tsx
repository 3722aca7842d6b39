// The size of one part of a business, in what that is counted in.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { UnderstoodPart } from '../../generator/protocol.ts';

interface SizeFieldProps {
  readonly part: UnderstoodPart;
  /** Null while what is typed is no size. */
  readonly onSize: (size: number | null) => void;
}

function sizeIn(text: string, most: number): number | null {
  const size = /^\d{1,9}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return size > 0 && size <= most ? size : null;
}

/** Only what is a size is taken; what is being typed stays as it is typed. */
export function SizeField({ part, onSize }: SizeFieldProps) {
  const { formatMessage } = useIntl();
  const most = part.mostSize;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(part.size);
  return (
    <TextInput
      label={part.sizeName}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={sizeIn(text, most) === null && formatMessage({ id: 'onboarding.size-wrong' }, { most })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onSize(sizeIn(value, most));
      }}
      onBlur={() => {
        if (sizeIn(text, most) !== null) setTyped(null);
      }}
    />
  );
}
