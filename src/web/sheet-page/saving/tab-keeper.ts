// Keeps a visitor's changes for as long as the tab is open, so that loading the page again does not lose them.
import type { CellEdit } from '#audit/live/live-book.ts';

export interface TabKeeper {
  /** Null if nothing was changed in this tab, or the spreadsheet is another one by now. */
  readonly kept: () => readonly CellEdit[] | null;
  readonly keep: (edits: readonly CellEdit[]) => void;
}

interface Kept {
  readonly revision: number;
  readonly edits: readonly CellEdit[];
}

export function tabKeeper(place: string, revision: number): TabKeeper {
  const storageKey = `modelwright.changes ${place}`;
  return {
    kept: () => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
        return kept?.revision === revision ? kept.edits : null;
      } catch {
        return null;
      }
    },
    keep: (edits) => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ revision, edits } satisfies Kept));
      } catch {
        // Without storage, or without room in it, changes last until the page is loaded again.
      }
    },
  };
}
