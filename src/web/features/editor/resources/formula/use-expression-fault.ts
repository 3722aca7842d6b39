// The error in a formula and its position in the visitor's language; null if it is valid.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { ExpectedToken } from '#formula/parse.ts';
import { useTemplate } from '../../document/document-context.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { expressionFault, type FormulaForm } from './formula-form.ts';

const faults: Readonly<Record<ExpectedToken, MessageDescriptor>> = defineMessages({
  name: { id: 'formula.expected-name' },
  equals: { id: 'formula.expected-equals' },
  operator: { id: 'formula.expected-operator' },
  closing: { id: 'formula.expected-closing' },
  operand: { id: 'formula.expected-operand' },
  'less-depth': { id: 'formula.expected-less-depth' },
  function: { id: 'formula.expected-function' },
  row: { id: 'formula.expected-row' },
  span: { id: 'formula.expected-span' },
  comma: { id: 'formula.expected-comma' },
});

export function useExpressionFault(form: FormulaForm): string | null {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const stored = form.id === null ? undefined : formulaOf(template, form.id);
  const fault = expressionFault(form, stored);
  if (!fault) return null;
  return formatMessage(faults[fault.expected], { after: fault.after ?? '', column: fault.column });
}
