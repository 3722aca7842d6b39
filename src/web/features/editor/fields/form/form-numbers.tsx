// Numbers of a dialog's draft, a number a period, with their fault under them.
import { useState } from 'react';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { NumbersInput } from '../numbers/numbers-input.tsx';
import type { FormField } from './use-form-texts.ts';

interface FormNumbersProps {
  readonly field: FormField;
  readonly name: string;
  /** The first one has the keyboard, where that brings up none on the screen. */
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
