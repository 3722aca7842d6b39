// Writes unsaved work into this browser shortly after each change, and at the latest when the page is left.
import type { Template } from '#template/template.ts';
import { draftKey, removeDraft, writeDraft } from '#web/state/drafts.ts';

const writeDelayMs = 150;

interface Unsaved {
  readonly template: Template;
  readonly revision: number | null;
}

export interface DraftKeeper {
  readonly changed: () => void;
  readonly write: () => void;
  readonly remove: () => void;
  readonly dispose: () => void;
}

/** `unsaved` gives what the server has not acknowledged, or null. */
export function keepDrafts(unsaved: () => Unsaved | null): DraftKeeper {
  const openingId = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  let key: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const work = unsaved();
    if (!work) return;
    key = draftKey(work.template.uuid, openingId);
    writeDraft(key, { template: work.template, baseRevision: work.revision, savedAtMs: Date.now() });
  };
  const remove = () => {
    clearTimeout(timer);
    timer = undefined;
    if (key) removeDraft(key);
  };
  const guard = (event: BeforeUnloadEvent) => {
    write();
    if (unsaved()) event.preventDefault();
  };

  window.addEventListener('beforeunload', guard);
  window.addEventListener('pagehide', write);
  return {
    changed: () => {
      timer ??= setTimeout(write, writeDelayMs);
    },
    write,
    remove,
    dispose: () => {
      write();
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('pagehide', write);
    },
  };
}
