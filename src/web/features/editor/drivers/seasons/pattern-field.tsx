// The weights of a seasonal pattern in the panel: saved once they are valid.

import { checkValues } from '../../document/checks/field-checks.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import type { FieldSource } from '../../fields/field-place.ts';
import { useTemplateText } from '../../fields/refused-fields.ts';
import { MonthWeights } from './month-weights.tsx';

interface PatternFieldProps {
  readonly name: string;
  readonly value: string;
  readonly row: string;
  readonly within: FieldSource;
  readonly onValid: (data: string) => void;
}

export function PatternField({ name, value, row, within, onValid }: PatternFieldProps) {
  const { seal } = useTemplateDocument();
  const field = useTemplateText({ value, check: checkValues, onValid, place: { ...within, name, row } });
  return <MonthWeights label={name} text={field.text} row={row} onType={field.type} onLeave={seal} />;
}
