// Which versions of a template may go: the older they are, the fewer are kept, and the newest of each stretch stays.
import type { VersionCard } from '#server/database/template-version-rows.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Stretch {
  readonly youngerThanMs: number;
  /** One version is kept for each of these. */
  readonly everyMs: number;
}

/** All of the last ten minutes stay; after a year none is left but the newest. */
const stretches: readonly Stretch[] = [
  { youngerThanMs: hourMs, everyMs: minuteMs },
  { youngerThanMs: dayMs, everyMs: 10 * minuteMs },
  { youngerThanMs: 7 * dayMs, everyMs: hourMs },
  { youngerThanMs: 30 * dayMs, everyMs: dayMs },
  { youngerThanMs: 365 * dayMs, everyMs: 7 * dayMs },
];

export const allKeptForMs = 10 * minuteMs;
const conflictsKeptForMs = 30 * dayMs;

/** `versions` are newest first. */
export function versionsToDelete(
  versions: readonly Pick<VersionCard, 'id' | 'kind' | 'saved_at'>[],
  now: number,
): readonly string[] {
  const seen = new Set<string>();
  const newest = versions.find(({ kind }) => kind === 'saved');
  return versions
    .filter((version) => {
      const age = now - version.saved_at;
      if (version === newest || age < allKeptForMs) return false;
      if (version.kind === 'conflict') return age >= conflictsKeptForMs;
      const stretch = stretches.find(({ youngerThanMs }) => age < youngerThanMs);
      if (stretch === undefined) return true;
      const slot = `${stretch.everyMs} ${Math.floor(version.saved_at / stretch.everyMs)}`;
      const isCovered = seen.has(slot);
      seen.add(slot);
      return isCovered;
    })
    .map(({ id }) => id);
}
