// What is wrong with the texts of a formula, in the visitor's language, each with its place; and what may be a slip.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import {
  type FormulaPlace,
  functionNames,
  namesRead,
  type PlacedFault,
  totalName,
} from '#formula/check-formula.ts';
import { nearestName } from '#formula/nearest-name.ts';
import type { ExpectedToken } from '#formula/parse.ts';
import { stepText } from '#formula/remembered-rows.ts';
import { useTemplate } from '../../document/document-context.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { type FormulaForm, faultsOf } from './formula-form.ts';
import type { ShownFault } from './writing/fault-mark.tsx';

const expected: Readonly<Record<ExpectedToken, MessageDescriptor>> = defineMessages({
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

type OtherText = Exclude<PlacedFault['kind'], 'unreadable'> | 'begin' | 'meant' | 'slip';

const others: Readonly<Record<OtherText, MessageDescriptor>> = defineMessages({
  unknown: { id: 'formula.fault-unknown' },
  later: { id: 'formula.fault-later' },
  itself: { id: 'formula.fault-itself' },
  circle: { id: 'formula.fault-circle' },
  taken: { id: 'formula.fault-taken' },
  'no-name': { id: 'formula.fault-no-name' },
  'no-step': { id: 'formula.fault-unknown' },
  begin: { id: 'formula.fault-begin' },
  meant: { id: 'formula.meant' },
  slip: { id: 'formula.slip' },
});

/** The first of each text. */
export function useFormulaFaults(form: FormulaForm): (place: FormulaPlace) => ShownFault | null {
  const say = useFaultText();
  const template = useTemplate();
  const faults = faultsOf(form, form.id === null ? undefined : formulaOf(template, form.id));
  return (place) => {
    const found = faults.find((one) => one.place === place && one.kind !== 'taken');
    if (!found) return null;
    const column = 'column' in found ? found.column : null;
    const length = 'name' in found ? found.name.length : lengthOf(found);
    return { text: say(found), column, length };
  };
}

/** A name that is wrong is marked whole. */
const lengthOf = (fault: PlacedFault): number =>
  fault.kind === 'unreadable' && fault.expected === 'function' ? (fault.after ?? '').length : 1;

function useFaultText(): (fault: PlacedFault) => string {
  const { formatMessage } = useIntl();
  return (fault) => {
    if (fault.kind === 'unreadable') {
      const { after, column } = fault;
      if (after === null && fault.expected === 'operand') return formatMessage(others.begin);
      const meant = fault.expected === 'function' ? nearestName(after ?? '', functionNames) : null;
      const text = formatMessage(expected[fault.expected], { after: after ?? '', column });
      return meant === null ? text : `${text} ${formatMessage(others.meant, { name: meant })}`;
    }
    const circle = fault.kind === 'circle' ? fault.circle.join(' → ') : '';
    const column = 'column' in fault ? fault.column : 0;
    return formatMessage(others[fault.kind], { name: fault.name, column, circle });
  };
}

/** A name that no stored formula knows and that is close to another: it is a new variable, or a slip. */
export function useSlips(form: FormulaForm): (place: FormulaPlace) => Slip | null {
  const { formatMessage } = useIntl();
  const steps = form.steps.map(({ id }) => id);
  const known = [...Object.keys(form.known), ...steps, totalName];
  const texts = [
    ...form.steps.map((step) => ({ text: stepText(step), typed: step.expression })),
    { text: form.expression, typed: form.expression },
  ];
  const used = texts.flatMap(({ text }) => namesRead(text).map(({ name }) => name));
  return (place) => {
    const written = texts[typeof place === 'number' ? place : texts.length - 1];
    if (!written) return null;
    for (const { name, column } of namesRead(written.text)) {
      const meant = known.includes(name) ? null : nearestName(name, known);
      // A name that stands there twice is meant.
      if (meant === null || used.filter((one) => one === name).length > 1) continue;
      const prefix = written.text.length - written.typed.length;
      return { name, meant, column: column - prefix, text: formatMessage(others.slip, { name, meant }) };
    }
    return null;
  };
}

export interface Slip {
  readonly name: string;
  readonly meant: string;
  readonly column: number;
  readonly text: string;
}
