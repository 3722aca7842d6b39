// How far ahead of the clock a stored time may be: more than that, and it was stored while the clock was wrong.

/** More than summer time or a wrong time zone, and than the hour between two sweeps, from which a clock that is behind goes on. */
export const clockToleranceMs = 2 * 60 * 60 * 1000;
