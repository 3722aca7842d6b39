// Where each bar of a profit bridge begins and how long it is, as shares of the widest span.

import type {} from '#web/ui/css-variables.ts';
import type { BridgeStep } from '../../calculation/dashboard/profit-bridge.ts';

export interface BridgeBar {
  readonly from: number;
  readonly size: number;
}

/** A total begins at zero; a step begins where the one above it ended. */
export function bridgeBars(steps: readonly BridgeStep[]): readonly BridgeBar[] {
  let level = 0;
  const ends = steps.map(({ value, isTotal }) => {
    const start = isTotal ? 0 : level;
    level = isTotal ? value : level + value;
    return [Math.min(start, level), Math.max(start, level)] as const;
  });
  const low = Math.min(0, ...ends.map(([from]) => from));
  const high = Math.max(0, ...ends.map(([, to]) => to));
  const span = high - low || 1;
  return ends.map(([from, to]) => ({ from: (from - low) / span, size: (to - from) / span }));
}
