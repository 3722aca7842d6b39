// Executes a compiled program over a memory, group by group.

import type { CalculationGroup } from './calculation-order.ts';
import type { InstructionLists } from './compiled-formula.ts';
import { execute } from './instructions.ts';
import type { Program } from './program.ts';

export function calculateGroup(
  group: CalculationGroup,
  { once, perPeriod }: InstructionLists,
  memory: Float64Array,
): void {
  const { formulas, isPeriodByPeriod } = group;
  for (const formula of formulas) execute(once, formula.once.first, formula.once.end, memory, 0, 0);
  if (!isPeriodByPeriod) {
    for (const { perPeriod: range, from, to } of formulas)
      execute(perPeriod, range.first, range.end, memory, from, to);
    return;
  }
  const last = formulas[0]?.to ?? 0;
  for (let period = 1; period <= last; period += 1) {
    for (const { perPeriod: range } of formulas)
      execute(perPeriod, range.first, range.end, memory, period, period);
  }
}

export function calculate({ groups, instructions }: Program, memory: Float64Array): void {
  for (const group of groups) calculateGroup(group, instructions, memory);
}
