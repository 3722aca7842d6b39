// The opening balances as they are being typed: their sums, and how far the two sides are apart.
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
import { type DraftField, type DraftStart, useDraft } from '../fields/form/use-form-texts.ts';

export interface TypedLine {
  readonly key: string;
  readonly line: OpeningLine;
  readonly field: DraftField;
}

interface OpeningDraft {
  readonly typed: readonly TypedLine[];
  readonly ofKind: (kind: OpeningKind) => readonly TypedLine[];
  readonly sums: OpeningSums;
  /** Empty while the cash is what is left. */
  readonly cash: DraftField;
  /** Assets less what stands against them. */
  readonly difference: number;
  readonly canSave: boolean;
  /** Puts the difference into capital; null where there is none, or it would fall below nothing. */
  readonly raise: { readonly name: string; readonly put: () => void } | null;
}

const cashKey = 'cash';
const keyOf = ({ resource }: OpeningLine): string => `of ${resource.id}`;

const startsOf = (lines: readonly OpeningLine[]): Readonly<Record<string, DraftStart>> =>
  Object.fromEntries([
    [cashKey, { value: '', check: checkAmount }],
    ...lines.map((line) => [keyOf(line), { value: line.text, check: checkAmount }] as const),
  ]);

/** Sums of fractions differ in their last digits. */
const noise = 1e-6;

export function useOpeningDraft(template: Template): OpeningDraft {
  const lines = openingLines(template);
  const draft = useDraft(startsOf(lines));
  const typed = lines.map((line) => ({ key: keyOf(line), line, field: draft.field(keyOf(line)) }));
  const ofKind = (kind: OpeningKind) => typed.filter(({ line }) => line.kind === kind);
  const sums = openingSums(
    typed.map(({ line: { kind }, field }) => ({ kind, text: field.fault ? '' : field.text })),
  );
  const cash = draft.field(cashKey);
  const isCashTyped = cash.text !== '' && cash.fault === null;
  const apart = isCashTyped ? amountOf(cash.text) - sums.cash : 0;
  const difference = Math.abs(apart) < noise ? 0 : apart;
  const [capital] = ofKind('capital');
  const raised = capital ? amountOf(capital.field.text) + difference : -1;
  return {
    typed,
    ofKind,
    sums,
    cash,
    difference,
    canSave: draft.isValid && difference === 0,
    raise:
      capital && raised >= 0 && capital.field.fault === null
        ? { name: capital.line.resource.name, put: () => capital.field.put(amountText(raised)) }
        : null,
  };
}
