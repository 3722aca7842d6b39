// Parses Retry-After: seconds, or the date of the next allowed call.

/** A timer is limited to some weeks, and nobody waits that long. */
const longestMs = 3_600_000;

export function readRetryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(waitMs) ? null : Math.min(longestMs, Math.max(0, waitMs));
}
