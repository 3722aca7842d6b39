// A number field of a form: the text is kept as typed, with its error.
import { type ReactNode, useState } from 'react';
import { checkAmount, checkValues } from '../../document/checks/field-checks.ts';
import type { DriverTexts } from '../../document/drivers/driver-texts.ts';
import { NumbersInput } from '../../fields/numbers/numbers-input.tsx';

interface FormValueProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Used while nothing is typed. */
  readonly fallback?: string;
  readonly hint?: string;
  /** Whether they differ by period; true unless said. */
  readonly isExpandable?: boolean;
  /** Whether one number is typed, whatever the periods are. */
  readonly isOne?: boolean;
  /** Whether the numbers count fiscal years instead of periods. */
  readonly isByYear?: boolean;
  /** Whether the last number holds for all later periods; true unless said. */
  readonly isRepeated?: boolean;
  /** Whether its numbers are drawn elsewhere, with how they move. */
  readonly isMoving?: boolean;
  /** How its numbers move. */
  readonly driver?: DriverTexts;
  /** The text is valid but probably not intended. */
  readonly warning?: string;
  /** The mark that shows the number's source. */
  readonly mark?: ReactNode;
  readonly onChange: (text: string) => void;
}

export function FormValue({
  value,
  isOne = false,
  isExpandable = !isOne,
  onChange,
  ...input
}: FormValueProps) {
  const fault = isOne ? checkAmount(value) : checkValues(value);
  const [right, setRight] = useState(fault === null ? value : '');
  if (fault === null && value !== right) setRight(value);
  return (
    <NumbersInput
      {...input}
      isExpandable={isExpandable}
      text={value}
      fault={fault}
      right={right}
      onType={onChange}
    />
  );
}
