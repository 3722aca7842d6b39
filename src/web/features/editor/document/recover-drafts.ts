// Recovers what closed tabs left unsaved in this browser, and sends older drafts to the server.
import type { StoreApi } from 'zustand/vanilla';
import type { Fault } from '#template/fault.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type FoundDraft, findDrafts, removeDraft } from '#web/state/unsaved-work/drafts.ts';
import { otherTabs } from '#web/state/unsaved-work/live-tabs.ts';
import { isSameContent } from './checks/same-content.ts';
import { type DocumentState, isUndecided } from './document-state.ts';
import { sendTemplate } from './remote.ts';

export interface RecoveredDraft {
  readonly draft: FoundDraft;
  readonly template: Template;
  readonly repairs: readonly Fault[];
}

export interface RecoveredDrafts {
  /** The newest first and identical ones once. */
  readonly left: readonly RecoveredDraft[];
  /** The keys of those that cannot be read, which stay as they are: a later release or a person may read them. */
  readonly unreadable: readonly string[];
}

/** Drafts of closed tabs. */
export async function recoverDrafts(uuid: string): Promise<RecoveredDrafts> {
  const busy = await otherTabs();
  const left: RecoveredDraft[] = [];
  const unreadable: string[] = [];
  for (const draft of findDrafts(uuid)) {
    if (draft.tab !== null && busy.has(draft.tab)) continue;
    const { template, repairs } = readTemplate(draft.value);
    if (!template) unreadable.push(draft.key);
    else if (left.some((newer) => isSameContent(newer.template, template))) removeDraft(draft.key);
    else left.push({ draft, template, repairs });
  }
  return { left, unreadable };
}

/** The server keeps them as versions; what it does not accept yet stays in this browser until it does. */
export async function saveOlderDrafts(
  store: StoreApi<DocumentState>,
  older: readonly RecoveredDraft[],
): Promise<void> {
  if (older.length === 0) return;
  await untilOnServer(store);
  const kept: RecoveredDraft[] = [];
  // In the order in which they were typed, as the history shows them.
  for (const work of [...older].reverse()) {
    if (!(await isSavedAsVersion(work.template))) continue;
    removeDraft(work.draft.key);
    kept.push(work);
  }
  const newest = kept.at(-1);
  if (newest) store.setState({ savedOlderDrafts: { count: kept.length, savedAtMs: newest.draft.savedAtMs } });
}

/** A template the server has never had is created from its newest work: older work sent first would become the template. */
function untilOnServer(store: StoreApi<DocumentState>): Promise<void> {
  const isKnown = ({ revision, saving }: DocumentState) => revision !== null || isUndecided(saving);
  if (isKnown(store.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve();
    });
  });
}

/** Without a revision it counts as outdated in any case, and so becomes a version of its own. */
async function isSavedAsVersion(template: Template): Promise<boolean> {
  try {
    await sendTemplate(template, null);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.conflictVersion !== null;
  }
}
