// The open work of this tab, to be saved or discarded before the user changes.

export interface OpenWork {
  /** Saves at once; true when the server has everything. */
  readonly save: () => Promise<boolean>;
  /** Stops autosaving and no longer asks before the page is left. */
  readonly discard: () => void;
}

let open: OpenWork | null = null;

export function setOpenWork(work: OpenWork): void {
  open = work;
}

/** True if nothing is open, or the server has all of it. */
export async function saveOpenWork(): Promise<boolean> {
  return open === null || open.save();
}

export function discardOpenWork(): void {
  open?.discard();
  open = null;
}
