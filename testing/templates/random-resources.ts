// Random resources of every kind before placement, when their references are still undecided.
import fc from 'fast-check';
import type { RelId } from '#template/sections.ts';
import type { Formula, Variable } from '#template/template.ts';
import {
  days,
  life,
  money,
  often,
  percent,
  perhaps,
  quantity,
  rate,
  scenarioTexts,
  takings,
} from './random-texts.ts';

type Texts = readonly (string | null)[] | null;

export interface FlowDraft {
  readonly formula: Formula;
  /** Null where the entry is missing, by variable. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** Which of the rows in reach a reference reads; null where its formula decides. */
  readonly pick: number | null;
  readonly opening: string | null;
}

export interface ResourceDraft {
  readonly rel: RelId;
  readonly flows: readonly FlowDraft[];
  /** Undefined where nobody answered. */
  readonly terms: Readonly<Record<string, string | null | undefined>>;
  /** Which group and which property tax an asset names. */
  readonly group: number;
  readonly tax: number;
}

const textFor = ({ isCurrency, units }: Variable, formula: Formula, rel: RelId): fc.Arbitrary<string> => {
  if (formula.id === 'straight_line') return life;
  if (formula.id === 'rate' || formula.id === 'declining_balance') return rate;
  if (isCurrency) return rel === 'service' ? takings : money;
  return units?.startsWith('%') ? percent : quantity;
};

function flowOf(formula: Formula, rel: RelId): fc.Arbitrary<FlowDraft> {
  const typed = formula.variables.filter(({ isReference }) => !isReference);
  return fc.record({
    formula: fc.constant(formula),
    texts: fc.record(
      Object.fromEntries(
        typed.map((variable) => [variable.id, scenarioTexts(textFor(variable, formula, rel))]),
      ),
    ),
    pick: fc.option(fc.nat(40), { nil: null }),
    opening: fc.option(fc.constantFrom('0', '5000', '1234.56', '250000', '', '0.01'), { nil: null }),
  });
}

const oneOfFlows = (formulas: readonly Formula[], rel: RelId): fc.Arbitrary<FlowDraft> =>
  fc
    .constantFrom(...formulas.filter(({ allowedRels }) => allowedRels.includes(rel)))
    .chain((formula) => flowOf(formula, rel));

const term = (text: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: perhaps(text) });

const paymentTerms = {
  accountsReceivablePeriod: term(days),
  inventoryPeriod: term(days),
  accountsPayablePeriod: term(days),
};

const termsByRel: Partial<Record<RelId, Readonly<Record<string, fc.Arbitrary<string | null | undefined>>>>> =
  {
    service: paymentTerms,
    sga: { ...paymentTerms, acquisition: fc.constantFrom('1', '1', '0', '', undefined) },
    equity: { dividend: term(percent) },
    loan: { interestmargin: term(rate), commitment: term(percent) },
  };

const flowCount = (rel: RelId): number => (rel === 'equity' || rel === 'loan' ? 2 : 1);

const resource = (formulas: readonly Formula[], rel: RelId): fc.Arbitrary<ResourceDraft> =>
  fc.record({
    rel: fc.constant(rel),
    flows: fc.array(oneOfFlows(formulas, rel), { minLength: flowCount(rel), maxLength: flowCount(rel) }),
    terms: fc.record(termsByRel[rel] ?? {}),
    group: fc.nat(5),
    tax: fc.nat(3),
  });

export const resources = (
  formulas: readonly Formula[],
  rels: readonly RelId[],
  most: number,
): fc.Arbitrary<readonly ResourceDraft[]> =>
  often<readonly ResourceDraft[]>(
    [1, fc.constant([])],
    [
      6,
      fc.array(
        fc.constantFrom(...rels).chain((rel) => resource(formulas, rel)),
        { minLength: 1, maxLength: most },
      ),
    ],
  );
