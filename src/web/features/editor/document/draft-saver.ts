// Saves unsaved work in this browser shortly after each change, and at the latest when the page is left.
import type { Template } from '#template/template.ts';
import { newUuid } from '#web/state/templates/new-uuid.ts';
import { draftKey, removeDraft, writeDraft } from '#web/state/unsaved-work/drafts.ts';
import { announceTab, thisTab } from '#web/state/unsaved-work/live-tabs.ts';
import { markUnsaved, unmarkUnsaved } from '#web/state/unsaved-work/unsaved-work.ts';

const writeDelayMs = 150;

interface UnsavedTemplate {
  readonly template: Template;
  readonly revision: number | null;
  readonly copyOf: string | null;
}

export interface DraftSaver {
  readonly changed: () => void;
  readonly write: () => void;
  readonly remove: () => void;
  readonly dispose: () => void;
}

/** `unsaved` gives what the server has not acknowledged, or null. A restored draft keeps its key. */
export function createDraftSaver(
  unsaved: () => UnsavedTemplate | null,
  recoveredKey: string | null,
): DraftSaver {
  const openingId = newUuid();
  let key = recoveredKey;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const work = unsaved();
    if (!work) return;
    key ??= draftKey(work.template.uuid, openingId);
    const { template, revision: baseRevision, copyOf } = work;
    markUnsaved(
      key,
      writeDraft(key, { template, baseRevision, copyOf, savedAtMs: Date.now(), tab: thisTab }),
    );
  };
  const remove = () => {
    clearTimeout(timer);
    timer = undefined;
    if (key === null) return;
    removeDraft(key);
    unmarkUnsaved(key);
  };
  const guard = (event: BeforeUnloadEvent) => {
    write();
    if (unsaved()) event.preventDefault();
  };

  announceTab();
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
      if (key !== null) unmarkUnsaved(key);
      window.removeEventListener('beforeunload', guard);
      window.removeEventListener('pagehide', write);
    },
  };
}
