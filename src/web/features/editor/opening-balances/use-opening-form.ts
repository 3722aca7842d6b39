// The opening balances while being typed: their sums, and the difference between the two sides.
import type { Template } from '#template/template.ts';
import { checkAmount } from '../document/checks/field-checks.ts';
import {
  amountOf,
  amountText,
  type OpeningKind,
  type OpeningLine,
  type OpeningSums,
  openingLines,
  openingSums,
} from '../document/edits/opening-balances.ts';
import { type FormField, type InitialField, useFormTexts } from '../fields/form/use-form-texts.ts';

export interface OpeningFormLine {
  readonly key: string;
  readonly line: OpeningLine;
  readonly field: FormField;
}

interface OpeningFormState {
  readonly typed: readonly OpeningFormLine[];
  readonly ofKind: (kind: OpeningKind) => readonly OpeningFormLine[];
  readonly sums: OpeningSums;
  /** Empty while the cash is calculated. */
  readonly cash: FormField;
  /** Assets minus liabilities and capital. */
  readonly difference: number;
  readonly canSave: boolean;
  /** Adds the difference to capital; null if there is none, or it would become negative. */
  readonly raiseCapital: { readonly name: string; readonly put: () => void } | null;
}

const cashKey = 'cash';
const keyOf = ({ resource }: OpeningLine): string => `of ${resource.id}`;

const initialFields = (lines: readonly OpeningLine[]): Readonly<Record<string, InitialField>> =>
  Object.fromEntries([
    [cashKey, { value: '', check: checkAmount }],
    ...lines.map((line) => [keyOf(line), { value: line.text, check: checkAmount }] as const),
  ]);

/** Sums of fractions differ in their last digits. */
const roundingNoise = 1e-6;

export function useOpeningForm(template: Template): OpeningFormState {
  const lines = openingLines(template);
  const form = useFormTexts(initialFields(lines));
  const typed = lines.map((line) => ({ key: keyOf(line), line, field: form.field(keyOf(line)) }));
  const ofKind = (kind: OpeningKind) => typed.filter(({ line }) => line.kind === kind);
  const sums = openingSums(
    typed.map(({ line: { kind }, field }) => ({ kind, text: field.fault ? '' : field.text })),
  );
  const cash = form.field(cashKey);
  const isCashTyped = cash.text !== '' && cash.fault === null;
  const apart = isCashTyped ? amountOf(cash.text) - sums.cash : 0;
  const difference = Math.abs(apart) < roundingNoise ? 0 : apart;
  const [capital] = ofKind('capital');
  const raised = capital ? amountOf(capital.field.text) + difference : -1;
  return {
    typed,
    ofKind,
    sums,
    cash,
    difference,
    canSave: form.isValid && difference === 0,
    raiseCapital:
      capital && raised >= 0 && capital.field.fault === null
        ? { name: capital.line.resource.name, put: () => capital.field.put(amountText(raised)) }
        : null,
  };
}
