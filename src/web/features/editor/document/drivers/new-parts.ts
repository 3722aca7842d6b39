// The texts with which a part of a driver is added: as far as there is a usual value, it changes no number yet.
import type { Template } from '#template/template.ts';
import type { DriverPart, DriverTexts } from './driver-texts.ts';
import { dayBefore, forecastPeriods } from './forecast-periods.ts';

/** A season needs a pattern, which is chosen or made. */
export function newPart(template: Template, part: Exclude<DriverPart, 'season'>): Partial<DriverTexts> {
  const { starts, perYear, count } = forecastPeriods(template);
  switch (part) {
    case 'growth':
      return { rate: '', per: 'period' };
    case 'start':
      return { start: starts[0] ?? '' };
    case 'end':
      return { end: dayBefore(starts[count] ?? '') };
    case 'every':
      return { every: perYear === 12 ? '3' : '2' };
    case 'ramp':
      return { rampFrom: '', rampPeriods: '' };
    case 'by':
      return { by: 'year' };
  }
}

/** A year has no seasons, and its numbers are by year already. */
export const offeredParts = (perYear: number): readonly DriverPart[] =>
  perYear === 1
    ? ['growth', 'start', 'end', 'every', 'ramp']
    : ['growth', 'season', 'start', 'end', 'every', 'ramp', 'by'];
