// Files in one place with those that an earlier configuration left in others: these are read there, and moved over.
import type { Files } from '../files/files.ts';

export interface GatheredFiles extends Files {
  /** Moves what an earlier configuration left, as far as it is still wanted. */
  gather(isWanted: (name: string) => boolean): Promise<void>;
}

export function gatheredFiles(files: Files, earlier: readonly Files[]): GatheredFiles {
  const all = [files, ...earlier];
  return {
    put: files.put,
    get: async (name) => {
      for (const place of all) {
        const found = await place.get(name);
        if (found !== null) return found;
      }
      return null;
    },
    has: async (name) => {
      for (const place of all) if (await place.has(name)) return true;
      return false;
    },
    delete: async (name) => {
      for (const place of all) await place.delete(name);
    },
    listOlderThan: async function* (time) {
      for (const place of all) yield* place.listOlderThan(time);
    },
    gather: async (isWanted) => {
      for (const place of earlier) await moveAll(place, files, isWanted);
    },
  };
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
