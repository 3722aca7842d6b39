// How long a failed job waits before its next attempt: briefly at first, then longer and longer, then no more.

const minuteMs = 60_000;
const retryDelaysMs = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minuteMs);

export const maxAttempts = retryDelaysMs.length + 1;

/** After the given number of attempts; null when that was the last one. */
export const retryDelayAfter = (attempts: number): number | null => retryDelaysMs[attempts - 1] ?? null;
