// A number field of a form: the text is kept as typed, with its error.
import { type ReactNode, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { DriverTexts } from '../../document/drivers/driver-texts.ts';
import { NumbersInput } from '../../fields/numbers/numbers-input.tsx';

interface FormValueProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  readonly fault: MessageDescriptor | null;
  /** Used while nothing is typed. */
  readonly fallback?: string;
  readonly hint?: string;
  /** Whether they differ by period; true unless said. */
  readonly isExpandable?: boolean;
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

export function FormValue({ value, fault, isExpandable = true, onChange, ...input }: FormValueProps) {
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
