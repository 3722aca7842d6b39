// Whether there is work that the server does not have, and whether this browser has stored it.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type UnsavedWork = 'none' | 'kept' | 'not-kept';

/** By the key of its draft: whether the browser stored it. */
const drafts = createStore<Readonly<Record<string, boolean>>>(() => ({}));

export function markUnsaved(key: string, isKept: boolean): void {
  if (drafts.getState()[key] !== isKept) drafts.setState({ [key]: isKept });
}

export function unmarkUnsaved(key: string): void {
  const { [key]: gone, ...others } = drafts.getState();
  if (gone !== undefined) drafts.setState(others, true);
}

export const useUnsavedWork = (): UnsavedWork => useStore(drafts, kindOf);

function kindOf(state: Readonly<Record<string, boolean>>): UnsavedWork {
  const kept = Object.values(state);
  if (kept.length === 0) return 'none';
  return kept.every(Boolean) ? 'kept' : 'not-kept';
}
