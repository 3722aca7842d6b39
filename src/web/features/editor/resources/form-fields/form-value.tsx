// A field for numbers in a form: the text is kept as it is typed, and what is wrong with it is said.
import { type ReactNode, useState } from 'react';
import { checkValues } from '../../document/checks/field-checks.ts';
import { NumbersInput } from '../../fields/numbers/numbers-input.tsx';

interface FormValueProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** What stands in while nothing is typed. */
  readonly fallback?: string;
  readonly hint?: string;
  /** What was typed may be taken, and is hardly meant. */
  readonly warning?: string;
  /** Where it comes from. */
  readonly mark?: ReactNode;
  readonly onChange: (text: string) => void;
}

export function FormValue({ value, onChange, ...input }: FormValueProps) {
  const fault = checkValues(value);
  const [right, setRight] = useState(fault === null ? value : '');
  if (fault === null && value !== right) setRight(value);
  return <NumbersInput {...input} isExpandable text={value} fault={fault} right={right} onType={onChange} />;
}
