// Holds each distinct formula of a workbook to a rule once, and tells of every block of cells that has it.
import { areaAddress } from '#audit/book/address.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { Fault } from '#audit/findings/rule.ts';
import type { FormulaBlock, FormulaPattern } from '#audit/formulas/indexing/formula-index.ts';

export type Complaint = Pick<Fault, 'message' | 'words'>;

/** What is wrong with a pattern holds for all its cells; `isMeant` leaves out blocks that may break the rule. */
export function patternFaults(
  { formulas }: Examination,
  judge: (pattern: FormulaPattern) => Complaint | null,
  isMeant: (block: FormulaBlock) => boolean = () => true,
): readonly Fault[] {
  const judged = new Map<FormulaPattern, Complaint | null>();
  const faults: Fault[] = [];
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
