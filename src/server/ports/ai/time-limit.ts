// How long one question may take: in all, and without a word once the answer has begun.
import type { AiFailure } from './ai.ts';

export interface TimeLimit {
  /** Aborted once the question is given up. */
  readonly signal: AbortSignal;
  /** Why it was given up; null while it was not. */
  why(): AiFailure | null;
  leftMs(): number;
  /** A part of the answer has come; after the last one, nothing that matters is awaited for long. */
  heard(isLast?: boolean): void;
  giveUp(reason: AiFailure): void;
  end(): void;
}

/** A stream that says nothing for so long of the whole time hangs. */
const mostSilence = 1 / 2;
/** For how much was used, which some tell at the end, and the end itself. */
const mostSilenceAfterLastMs = 1000;

export function timeLimit(timeoutMs: number, asker: AbortSignal): TimeLimit {
  const stopping = new AbortController();
  const startedAt = performance.now();
  let reason: AiFailure | null = null;
  let silence: NodeJS.Timeout | undefined;
  const giveUp = (why: AiFailure): void => {
    reason ??= why;
    stopping.abort();
  };
  const abandon = (): void => giveUp('abandoned');
  const whole = setTimeout(giveUp, timeoutMs, 'timeout');
  asker.addEventListener('abort', abandon);
  if (asker.aborted) abandon();
  return {
    signal: stopping.signal,
    why: () => reason,
    leftMs: () => timeoutMs - (performance.now() - startedAt),
    heard: (isLast = false) => {
      const usualMs = timeoutMs * mostSilence;
      clearTimeout(silence);
      silence = setTimeout(giveUp, isLast ? Math.min(usualMs, mostSilenceAfterLastMs) : usualMs, 'timeout');
    },
    giveUp,
    end: () => {
      clearTimeout(whole);
      clearTimeout(silence);
      asker.removeEventListener('abort', abandon);
    },
  };
}
