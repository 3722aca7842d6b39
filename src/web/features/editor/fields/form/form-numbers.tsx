// A field of a dialog form for one number per period, with its error below.
import { useState } from 'react';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { NumbersInput } from '../numbers/numbers-input.tsx';
import type { FormField } from './use-form-texts.ts';

interface FormNumbersProps {
  readonly field: FormField;
  readonly name: string;
  /** The first field is focused, unless that opens an on-screen keyboard. */
  readonly isFirst: boolean;
}

export function FormNumbers({ field: { text, fault, put }, name, isFirst }: FormNumbersProps) {
  const isNarrow = useIsNarrow();
  const [right, setRight] = useState(text);
  if (fault === null && text !== right) setRight(text);
  return (
    <NumbersInput
      name={name}
      units=""
      text={text}
      fault={fault}
      right={right}
      isExpandable
      isFirst={isFirst && !isNarrow}
      onType={put}
    />
  );
}
