// Which versions of a template to delete: the older they are, the fewer are kept, and the newest in each interval
// stays.
import type { VersionCard } from '../database/rows/template-version-rows.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface RetentionStep {
  readonly youngerThanMs: number;
  /** One version is kept for each interval of this length. */
  readonly everyMs: number;
}

/**
 * All of the last ten minutes stay; with an autosave every minute, one an hour is left after a day. After a year only
 * the newest is left.
 */
const retentionSteps: readonly RetentionStep[] = [
  { youngerThanMs: hourMs, everyMs: minuteMs },
  { youngerThanMs: dayMs, everyMs: 10 * minuteMs },
  { youngerThanMs: 7 * dayMs, everyMs: hourMs },
  { youngerThanMs: 30 * dayMs, everyMs: dayMs },
  { youngerThanMs: 365 * dayMs, everyMs: 7 * dayMs },
];

export const keepAllForMs = 10 * minuteMs;
const keepConflictsForMs = 30 * dayMs;

/** For each kind, whatever the age; a busy day of editing stays below it. */
const maxOfKind = { saved: 500, conflict: 100 } as const;
/** For each kind, compressed: a hundred versions of a very large model. */
const maxBytesOfKind = 40_000_000;

type PrunedVersion = Pick<VersionCard, 'id' | 'kind' | 'saved_at' | 'size'>;

/** `versions` are newest first. */
export function versionsToDelete(versions: readonly PrunedVersion[], now: number): readonly string[] {
  const newest = versions.find(({ kind }) => kind === 'saved');
  const isTooOld = ageCheck(now);
  const isTooMuch = { saved: sizeCheck(maxOfKind.saved), conflict: sizeCheck(maxOfKind.conflict) };
  return versions
    .filter((version) => {
      const isExpired = isTooOld(version) || isTooMuch[version.kind](version);
      return isExpired && version !== newest;
    })
    .map(({ id }) => id);
}

/** To be called for each version once, newest first. */
function ageCheck(now: number): (version: PrunedVersion) => boolean {
  const seen = new Set<string>();
  return ({ kind, saved_at: savedAt }) => {
    const ageMs = now - savedAt;
    if (ageMs < keepAllForMs) return false;
    if (kind === 'conflict') return ageMs >= keepConflictsForMs;
    const step = retentionSteps.find(({ youngerThanMs }) => ageMs < youngerThanMs);
    if (step === undefined) return true;
    const slot = `${step.everyMs} ${Math.floor(savedAt / step.everyMs)}`;
    const isCovered = seen.has(slot);
    seen.add(slot);
    return isCovered;
  };
}

/** To be called for each version that is kept by age, newest first. */
function sizeCheck(most: number): (version: PrunedVersion) => boolean {
  let count = 0;
  let bytes = 0;
  return ({ size }) => {
    count += 1;
    bytes += size;
    return count > most || bytes > maxBytesOfKind;
  };
}
