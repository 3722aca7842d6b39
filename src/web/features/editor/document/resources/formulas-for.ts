// The formulas that a kind of resources may be calculated by.
import { usualFormulaIds } from '#template/default-formulas.ts';
import type { RelId } from '#template/sections.ts';
import type { Formula, Template } from '#template/template.ts';

/** The formulas available for a resource of this kind, the usual one first. */
export function formulasFor({ data }: Template, rel: RelId): readonly Formula[] {
  const fitting = data.formulas.filter(({ allowedRels }) => allowedRels.includes(rel));
  const rank = ({ id }: Formula) => {
    const found = usualFormulaIds.indexOf(id);
    return found < 0 ? usualFormulaIds.length : found;
  };
  return fitting.sort((one, other) => rank(one) - rank(other));
}
