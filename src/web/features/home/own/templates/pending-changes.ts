// Changes to the list that the server has not confirmed: shown at once, and reverted if it refuses.
import { create } from 'zustand';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';

export interface PendingClone {
  readonly id: number;
  readonly of: TemplateSummary;
}

interface PendingChanges {
  readonly deleting: ReadonlySet<string>;
  readonly restoring: readonly TemplateSummary[];
  readonly cloning: readonly PendingClone[];
}

export const usePendingChanges = create<PendingChanges>(() => ({
  deleting: new Set(),
  restoring: [],
  cloning: [],
}));

const { getState, setState } = usePendingChanges;

/** Each begins a change and returns a function that ends it. */
export function beginDeleting(uuids: readonly string[]): () => void {
  setState(({ deleting }) => ({ deleting: new Set([...deleting, ...uuids]) }));
  return () =>
    setState(({ deleting }) => ({
      deleting: new Set([...deleting].filter((uuid) => !uuids.includes(uuid))),
    }));
}

export function beginRestoring(templates: readonly TemplateSummary[]): () => void {
  setState(({ restoring }) => ({ restoring: [...restoring, ...templates] }));
  return () =>
    setState(({ restoring }) => ({
      restoring: restoring.filter((template) => !templates.includes(template)),
    }));
}

export function beginCloning(of: TemplateSummary): () => void {
  const id = 1 + Math.max(0, ...getState().cloning.map((clone) => clone.id));
  setState(({ cloning }) => ({ cloning: [{ id, of }, ...cloning] }));
  return () => setState(({ cloning }) => ({ cloning: cloning.filter((clone) => clone.id !== id) }));
}
