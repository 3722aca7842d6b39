// The opening balances while being typed: their sums, and the retained earnings that make both sides agree.
import { type OpeningAmount, openingAmounts, type Template } from '#template/template.ts';
import { amountText } from '../document/checks/amount-text.ts';
import { checkAmount } from '../document/checks/field-checks.ts';
import {
  amountOf,
  isInvoicedApart,
  type OpeningAmounts,
  type OpeningKind,
  type OpeningLine,
  type OpeningSums,
  openingAmountsOf,
  openingLines,
  openingSums,
} from '../document/edits/opening-balances.ts';
import { sectionCounts } from '../document/modules/section-counts.ts';
import { type FormField, type InitialField, useFormTexts } from '../fields/form/use-form-texts.ts';

export interface OpeningFormLine {
  readonly key: string;
  readonly line: OpeningLine;
  readonly field: FormField;
}

interface OpeningFormState {
  readonly typed: readonly OpeningFormLine[];
  readonly ofKind: (kind: OpeningKind) => readonly OpeningFormLine[];
  /** Of the company as a whole; that of cash is empty while it is calculated. */
  readonly amount: (amount: OpeningAmount) => FormField;
  readonly changedAmounts: OpeningAmounts;
  readonly sums: OpeningSums;
  readonly isCashTyped: boolean;
  /** What makes both sides agree where cash is typed. */
  readonly retained: number;
  readonly canSave: boolean;
  /** Where deferred income would be earned, or is typed already. */
  readonly hasDeferred: boolean;
  /** Whether something of what payment terms settle is typed while they are off. */
  readonly isSettledAtOnce: boolean;
  /** Has capital make up for the retained earnings; null if there is none, or it would become negative. */
  readonly changeCapital: { readonly name: string; readonly put: () => void } | null;
}

const keyOf = ({ resource }: OpeningLine): string => `of ${resource.id}`;

const kinds: readonly (readonly [OpeningAmount, OpeningKind])[] = [
  ['receivables', 'asset'],
  ['stock', 'asset'],
  ['payables', 'owed'],
  ['deferred', 'owed'],
];

const initialFields = (
  lines: readonly OpeningLine[],
  amounts: OpeningAmounts,
): Readonly<Record<string, InitialField>> =>
  Object.fromEntries([
    ...openingAmounts.map(
      (amount) => [amount, { value: amounts[amount] ?? '', check: checkAmount }] as const,
    ),
    ...lines.map((line) => [keyOf(line), { value: line.text, check: checkAmount }] as const),
  ]);

/** Sums of fractions differ in their last digits. */
const roundingNoise = 1e-6;

const numberIn = ({ fault, text }: FormField): string => (fault ? '' : text);

export function useOpeningForm(template: Template): OpeningFormState {
  const lines = openingLines(template);
  const stored = openingAmountsOf(template);
  const form = useFormTexts(initialFields(lines, stored));
  const typed = lines.map((line) => ({ key: keyOf(line), line, field: form.field(keyOf(line)) }));
  const ofKind = (kind: OpeningKind) => typed.filter(({ line }) => line.kind === kind);
  const sums = openingSums([
    ...typed.map(({ line: { kind }, field }) => ({ kind, text: numberIn(field) })),
    ...kinds.map(([amount, kind]) => ({ kind, text: numberIn(form.field(amount)) })),
  ]);
  const cash = form.field('cash');
  const isCashTyped = cash.text.trim() !== '' && cash.fault === null;
  const apart = isCashTyped ? amountOf(cash.text) - sums.cash : 0;
  const retained = Math.abs(apart) < roundingNoise ? 0 : apart;
  const [capital] = ofKind('capital');
  const raised = capital ? amountOf(numberIn(capital.field)) + retained : -1;
  const isTyped = (amount: OpeningAmount): boolean => form.field(amount).text.trim() !== '';
  return {
    typed,
    ofKind,
    amount: (amount) => form.field(amount),
    changedAmounts: Object.fromEntries(
      openingAmounts
        .filter((amount) => form.field(amount).isChanged)
        .map((amount) => [amount, form.field(amount).text]),
    ),
    ...{ sums, isCashTyped, retained, canSave: form.isValid },
    hasDeferred: isInvoicedApart(template) || (stored.deferred ?? '').trim() !== '',
    isSettledAtOnce:
      !sectionCounts(template, 'section_wc') && (['receivables', 'stock', 'payables'] as const).some(isTyped),
    changeCapital:
      capital && raised >= 0 && capital.field.fault === null
        ? { name: capital.line.resource.name, put: () => capital.field.put(amountText(raised)) }
        : null,
  };
}
