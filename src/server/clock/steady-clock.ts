// A clock that is never behind the latest time that was believed: a machine often starts in 1970, before it asks the network.
import type { Clock } from '#server/ports/clock/clock.ts';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';

export interface SteadyClock extends Clock {
  /** From here on it reads no earlier. */
  trust(at: number): void;
}

/** `uptimeMs` must not depend on the machine's clock. */
export function steadyClock(machine: Clock, uptimeMs: () => number): SteadyClock {
  let trusted: { readonly at: number; readonly uptimeMs: number } | null = null;
  return {
    now: () => {
      const now = machine.now();
      if (trusted === null || now >= trusted.at - clockToleranceMs) return now;
      return trusted.at + Math.round(uptimeMs() - trusted.uptimeMs);
    },
    trust: (at) => {
      trusted = { at, uptimeMs: uptimeMs() };
    },
  };
}
