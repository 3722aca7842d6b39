// The day that use of the AI counts for, the same for all instances wherever they run.

/** In UTC, as 2027-01-31. */
export const aiDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
