// Carries out a program over a memory.
import type { Tapes } from './formula.ts';
import type { Group } from './order.ts';
import type { Program } from './program.ts';
import { play } from './tape.ts';

export function calculateGroup(group: Group, { once, each }: Tapes, memory: Float64Array): void {
  const { formulas, isPeriodByPeriod } = group;
  for (const formula of formulas) play(once, formula.once.first, formula.once.end, memory, 0, 0);
  if (!isPeriodByPeriod) {
    for (const { each: own, from, to } of formulas) play(each, own.first, own.end, memory, from, to);
    return;
  }
  const last = formulas[0]?.to ?? 0;
  for (let period = 1; period <= last; period += 1) {
    for (const { each: own } of formulas) play(each, own.first, own.end, memory, period, period);
  }
}

export function calculate({ groups, tapes }: Program, memory: Float64Array): void {
  for (const group of groups) calculateGroup(group, tapes, memory);
}
