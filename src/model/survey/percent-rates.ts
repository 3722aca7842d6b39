// Which rates are percentages, whatever their unit is called: taxes, inflation, and depreciation by remaining value.
import type { RelId } from '#template/sections.ts';
import type { ReadyFlow } from './flow.ts';

const percentRels: readonly (RelId | null)[] = ['taxincome', 'taxproperty', 'taxsales', 'inflation'];

/** A group given in years is depreciated in equal parts, one given as a rate by its remaining value. */
export const isDecliningFormula = (formulaId: string): boolean => formulaId === 'declining_balance';

/** What the formula comes to counts in percent. */
export const isPercentRate = (rel: RelId | null, formulaId: string): boolean =>
  percentRels.includes(rel) || (rel === 'deprgroup' && isDecliningFormula(formulaId));

/** The variable that is the whole formula, if there is one: what is typed for it is the rate. */
export const typedVariable = ({
  expression,
  steps,
}: Pick<ReadyFlow, 'expression' | 'steps'>): string | null =>
  expression.kind === 'variable' && steps.length === 0 ? expression.id : null;
