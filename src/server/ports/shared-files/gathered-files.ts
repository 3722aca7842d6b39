// Files in one place with those that an earlier configuration left in others: these are read there, and moved over.
import type { Files } from '../files/files.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';

export interface GatheredFiles extends Files {
  /** Moves what an earlier configuration left, as far as it is still wanted. */
  gather(isWanted: (name: string) => boolean): Promise<void>;
}

export function gatheredFiles(files: Files, earlier: readonly Files[]): GatheredFiles {
  const all = [files, ...earlier];
  return {
    put: files.put,
    get: (name) => firstFound(all, (place) => place.get(name)),
    has: async (name) => (await firstFound(all, async (place) => (await place.has(name)) || null)) ?? false,
    delete: async (name) => {
      const deleted = await Promise.allSettled(all.map((place) => place.delete(name)));
      for (const one of deleted) if (one.status === 'rejected') throw one.reason;
    },
    listOlderThan: async function* (time) {
      for (const place of all) yield* place.listOlderThan(time);
    },
    isAnswering: files.isAnswering,
    gather: async (isWanted) => {
      for (const place of earlier) await moveAll(place, files, isWanted);
    },
  };
}

/** What one place has, no other that cannot be reached keeps from its reader. */
async function firstFound<Found>(
  places: readonly Files[],
  find: (place: Files) => Promise<Found | null>,
): Promise<Found | null> {
  let failure: FilesUnavailable | null = null;
  for (const place of places) {
    try {
      const found = await find(place);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error;
      failure ??= error;
    }
  }
  if (failure !== null) throw failure;
  return null;
}

async function moveAll(from: Files, to: Files, isWanted: (name: string) => boolean): Promise<void> {
  for await (const name of from.listOlderThan(Number.MAX_SAFE_INTEGER)) {
    const content = isWanted(name) ? await from.get(name) : null;
    if (content === null) continue;
    // One that was put there since is newer.
    if (!(await to.has(name))) await to.put(name, content);
    await from.delete(name);
  }
}
