// Random resources of formulas with steps before placement, when what they refer to is still undecided.
import fc from 'fast-check';
import type { VariableJson } from '#testing/oracle/template-json.ts';
import { often, percent, quantity, scenarioTexts, takings } from './random-texts.ts';
import type { SteppedFormula } from './stepped-formulas.ts';

export interface SteppedFlowDraft {
  readonly formula: SteppedFormula;
  /** Null where the entry is missing, by variable. */
  readonly texts: Readonly<Record<string, readonly (string | null)[] | null>>;
  /** Which of the rows in reach a variable reads; null for none where it may be typed. */
  readonly picks: Readonly<Record<string, number | null>>;
  /** Openings in order: a number for one of the rows, and its text. */
  readonly openings: readonly (readonly [number, string])[];
}

const rels = {
  section_drivers: 'driver',
  section_sales: 'service',
  section_cos: 'cos',
  section_sga: 'sga',
  section_fixedassets: 'fixedasset',
  section_financing: 'loan',
} as const;

export type SteppedSection = keyof typeof rels;

export interface SteppedDraft {
  readonly rel: string;
  readonly flows: readonly SteppedFlowDraft[];
}

export type SteppedDrafts = Readonly<Record<SteppedSection, readonly SteppedDraft[]>>;

const textFor = ({ isPercent, isCurrency }: VariableJson): fc.Arbitrary<string> =>
  isPercent ? percent : isCurrency ? takings : quantity;

const opening = fc.tuple(fc.nat(9), fc.constantFrom('100', '24', '0', '', '12.5;7', '1000.01'));

function flowOf(formula: SteppedFormula): fc.Arbitrary<SteppedFlowDraft> {
  const { variables } = formula;
  const typed = variables.filter(({ isReference }) => !isReference);
  const pick = often<number | null>([6, fc.constant(null)], [1, fc.nat(60)]);
  return fc.record({
    formula: fc.constant(formula),
    texts: fc.record(
      Object.fromEntries(typed.map((variable) => [variable.id, scenarioTexts(textFor(variable))])),
    ),
    picks: fc.record(
      Object.fromEntries(variables.map(({ id, isReference }) => [id, isReference ? fc.nat(60) : pick])),
    ),
    openings: fc.array(opening, { maxLength: 3 }),
  });
}

/** What only one kind of resource uses with steps, such as a subscription, is drawn thrice as often. */
function drafts(
  formulas: readonly SteppedFormula[],
  section: SteppedSection,
  maxLength: number,
): fc.Arbitrary<readonly SteppedDraft[]> {
  const rel = rels[section];
  const allowed = formulas.filter(({ allowedRels }) => allowedRels.includes(rel));
  const special = allowed.filter(({ steps, allowedRels }) => steps && allowedRels.length === 1);
  const formula = fc.constantFrom(...allowed, ...special, ...special);
  const length = rel === 'loan' ? 2 : 1;
  const flows = fc.array(formula.chain(flowOf), { minLength: length, maxLength: length });
  return fc.array(fc.record({ rel: fc.constant(rel), flows }), { maxLength });
}

export const steppedDrafts = (formulas: readonly SteppedFormula[]): fc.Arbitrary<SteppedDrafts> =>
  fc.record({
    section_drivers: drafts(formulas, 'section_drivers', 4),
    section_sales: drafts(formulas, 'section_sales', 3),
    section_cos: drafts(formulas, 'section_cos', 2),
    section_sga: drafts(formulas, 'section_sga', 2),
    section_fixedassets: drafts(formulas, 'section_fixedassets', 1),
    section_financing: drafts(formulas, 'section_financing', 1),
  });
