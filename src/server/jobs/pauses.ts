// How long a job that failed waits before its next try: soon at first, then ever longer, then no more.

const minuteMs = 60_000;
const pausesMs = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minuteMs);

export const mostAttempts = pausesMs.length + 1;

/** After so many tries; null when that was the last one. */
export const pauseAfter = (attempts: number): number | null => pausesMs[attempts - 1] ?? null;
