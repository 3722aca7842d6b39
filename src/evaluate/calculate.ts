// Carries out a program over a memory.
import type { Group } from './order.ts';

export function calculateGroup(
  { once, each, from, to, isPeriodByPeriod }: Group,
  memory: Float64Array,
): void {
  for (const step of once) step(memory, 0, 0);
  if (!isPeriodByPeriod) {
    for (const step of each) step(memory, from, to);
    return;
  }
  for (let period = from; period <= to; period += 1) {
    for (const step of each) step(memory, period, period);
  }
}

export function calculate(groups: readonly Group[], memory: Float64Array): void {
  for (const group of groups) calculateGroup(group, memory);
}
