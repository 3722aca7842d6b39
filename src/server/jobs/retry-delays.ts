// How long a job that failed waits before its next try: soon at first, then ever longer, then no more.

const minuteMs = 60_000;
const retryDelaysMs = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minuteMs);

export const maxAttempts = retryDelaysMs.length + 1;

/** After so many tries; null when that was the last one. */
export const retryDelayAfter = (attempts: number): number | null => retryDelaysMs[attempts - 1] ?? null;
