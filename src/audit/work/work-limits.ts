// How much work one file may cause, counted in steps so that every machine stops at the same place.

export interface WorkLimits {
  /** Cells looked at, formulas calculated and lines gone through, for everything that is done with a file. */
  readonly steps: number;
  /** Of these, for one calculation of all formulas. */
  readonly calculationSteps: number;
  /** Of these, for one formula each time it is calculated. */
  readonly formulaSteps: number;
  /** Of these, for the order in which formulas are calculated. */
  readonly orderSteps: number;
  /** Of these, for one rule. */
  readonly ruleSteps: number;
  /** Values in the tables that one formula puts together on its way. */
  readonly tableCells: number;
  /** Characters of the texts that one formula puts together on its way. */
  readonly formulaTextCharacters: number;
  /** Characters of all texts that formulas give. */
  readonly textCharacters: number;
  /** Ranges that one formula reads, names resolved. */
  readonly formulaReads: number;
  /** Ranges that the different formulas of a file read together. */
  readonly reads: number;
}

/** However large the file is. */
export const defaultWorkLimits: WorkLimits = {
  steps: 3_000_000_000,
  calculationSteps: 400_000_000,
  formulaSteps: 100_000_000,
  orderSteps: 100_000_000,
  ruleSteps: 200_000_000,
  tableCells: 8_000_000,
  formulaTextCharacters: 16_000_000,
  textCharacters: 100_000_000,
  formulaReads: 5_000,
  reads: 3_000_000,
};

/** A small file may cause little work, so that it is soon done with; what a cell adds is far more than models take. */
export function limitsFor(cellCount: number): WorkLimits {
  const most = defaultWorkLimits;
  return {
    ...most,
    steps: Math.min(most.steps, 40_000_000 + 20_000 * cellCount),
    calculationSteps: Math.min(most.calculationSteps, 20_000_000 + 10_000 * cellCount),
    formulaSteps: Math.min(most.formulaSteps, 10_000_000 + 2_000 * cellCount),
    orderSteps: Math.min(most.orderSteps, 20_000_000 + 10_000 * cellCount),
    ruleSteps: Math.min(most.ruleSteps, 20_000_000 + 10_000 * cellCount),
    tableCells: Math.min(most.tableCells, 2_000_000 + 200 * cellCount),
  };
}
