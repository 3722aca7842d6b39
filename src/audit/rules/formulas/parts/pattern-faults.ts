// Checks each distinct formula of a workbook once, and reports every block of cells that has it.
import { areaAddress } from '#audit/book/address.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { RuleFault } from '#audit/findings/rule.ts';
import type { FormulaBlock, FormulaPattern } from '#audit/formulas/indexing/formula-index.ts';

export type PatternFault = Pick<RuleFault, 'message' | 'words'>;

/** What is wrong with a pattern holds for all its cells; `isMeant` leaves out blocks that may break the rule. */
export function patternFaults(
  { formulas }: Examination,
  judge: (pattern: FormulaPattern) => PatternFault | null,
  isMeant: (block: FormulaBlock) => boolean = () => true,
): readonly RuleFault[] {
  const judged = new Map<FormulaPattern, PatternFault | null>();
  const faults: RuleFault[] = [];
  for (const block of formulas.blocks) {
    let complaint = judged.get(block.pattern);
    if (complaint === undefined) {
      complaint = judge(block.pattern);
      judged.set(block.pattern, complaint);
    }
    if (complaint !== null && isMeant(block)) {
      faults.push({ sheet: block.sheet, cell: areaAddress(block.area), ...complaint });
    }
  }
  return faults;
}
