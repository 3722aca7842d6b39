// Which versions of a template may go: the older they are, the fewer are kept, and the newest of each stretch stays.
import type { VersionCard } from '../database/rows/template-version-rows.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Stretch {
  readonly youngerThanMs: number;
  /** One version is kept for each of these. */
  readonly everyMs: number;
}

/**
 * All of the last ten minutes stay; an autosave every minute leaves one an hour after a day. After a year none is left
 * but the newest.
 */
const stretches: readonly Stretch[] = [
  { youngerThanMs: hourMs, everyMs: minuteMs },
  { youngerThanMs: dayMs, everyMs: 10 * minuteMs },
  { youngerThanMs: 7 * dayMs, everyMs: hourMs },
  { youngerThanMs: 30 * dayMs, everyMs: dayMs },
  { youngerThanMs: 365 * dayMs, everyMs: 7 * dayMs },
];

export const allKeptForMs = 10 * minuteMs;
const conflictsKeptForMs = 30 * dayMs;

/** Of each kind, whatever its age; a day of busy editing stays below it. */
const mostOfKind = { saved: 500, conflict: 100 } as const;
/** Of each kind, in characters as packed: a hundred states of a very large model. */
const mostCharsOfKind = 40_000_000;

type Thinned = Pick<VersionCard, 'id' | 'kind' | 'saved_at' | 'size'>;

/** `versions` are newest first. */
export function versionsToDelete(versions: readonly Thinned[], now: number): readonly string[] {
  const newest = versions.find(({ kind }) => kind === 'saved');
  const isTooOld = ageCheck(now);
  const isTooMuch = { saved: roomCheck(mostOfKind.saved), conflict: roomCheck(mostOfKind.conflict) };
  return versions
    .filter((version) => {
      const isOut = isTooOld(version) || isTooMuch[version.kind](version);
      return isOut && version !== newest;
    })
    .map(({ id }) => id);
}

/** To be asked of each version once, newest first. */
function ageCheck(now: number): (version: Thinned) => boolean {
  const seen = new Set<string>();
  return ({ kind, saved_at: savedAt }) => {
    const ageMs = now - savedAt;
    if (ageMs < allKeptForMs) return false;
    if (kind === 'conflict') return ageMs >= conflictsKeptForMs;
    const stretch = stretches.find(({ youngerThanMs }) => ageMs < youngerThanMs);
    if (stretch === undefined) return true;
    const slot = `${stretch.everyMs} ${Math.floor(savedAt / stretch.everyMs)}`;
    const isCovered = seen.has(slot);
    seen.add(slot);
    return isCovered;
  };
}

/** To be asked of each version that age lets stay, newest first. */
function roomCheck(most: number): (version: Thinned) => boolean {
  let count = 0;
  let chars = 0;
  return ({ size }) => {
    count += 1;
    chars += size;
    return count > most || chars > mostCharsOfKind;
  };
}
