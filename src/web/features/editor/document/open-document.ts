// Opens a template: what the server has, or what an earlier visit left unsaved in this browser.
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { type FoundDraft, findDrafts, removeDraft } from '#web/state/drafts.ts';
import { isUuid } from '#web/state/is-uuid.ts';
import { otherTabs } from '#web/state/live-tabs.ts';
import { holdOpenWork } from '#web/state/open-work.ts';
import { createDocument, type NewDocument, type TemplateDocument } from './document.ts';
import { fetchDefaultTemplate, fetchTemplate, type RemoteTemplate } from './remote.ts';
import { isSameWork } from './same-work.ts';
import { withPrompt } from './with-prompt.ts';

/** The document last opened stays, with its undo steps, until another takes its place. */
let current: TemplateDocument | null = null;
/** The last save of the document before it, which must be over before that one is opened anew. */
let closing: Promise<void> = Promise.resolve();

/** Null when neither the server nor this browser has it. */
export async function openDocument(uuid: string, signal?: AbortSignal): Promise<TemplateDocument | null> {
  const known = current?.uuid === uuid ? current : null;
  if (known?.saver.hasUnsaved()) {
    // It may have been brought back since.
    if (known.store.getState().saving.kind === 'deleted') void known.saver.save();
    return known;
  }
  await closing;
  const remote = await fetchOrNull(uuid, signal);
  if (known && known.store.getState().revision === remote?.revision) return known;
  const left = await takeLeftWork(uuid);
  if (!left && known && remote) {
    known.saver.showNewer(remote, 'elsewhere');
    return known;
  }
  if (!left) return remote && keepDocument({ ...remote, isUnsaved: false });
  if (remote && isSameWork(left.template, remote.template)) {
    removeDraft(left.draft.key);
    return keepDocument({ ...remote, isUnsaved: false });
  }
  // A draft on an older revision keeps that revision: saving it is refused as stale, and the person is asked.
  const revision = remote ? left.draft.baseRevision : null;
  return keepDocument({ template: left.template, revision, isUnsaved: true, draft: left.draft.key });
}

interface LeftWork {
  readonly draft: FoundDraft;
  readonly template: Template;
}

/** The newest work that no open tab is busy with; what is older than it, or cannot be read, is given up. */
async function takeLeftWork(uuid: string): Promise<LeftWork | null> {
  const busy = await otherTabs();
  let newest: LeftWork | null = null;
  for (const draft of findDrafts(uuid)) {
    if (draft.tab !== null && busy.has(draft.tab)) continue;
    const template: Template | null = newest ? null : readTemplate(draft.value).template;
    if (template) newest = { draft, template };
    else removeDraft(draft.key);
  }
  return newest;
}

export async function openNewDocument(
  language: 'en' | 'ru',
  prompt: string | null,
  signal?: AbortSignal,
): Promise<TemplateDocument> {
  const template = await fetchDefaultTemplate(language, signal);
  return keepDocument({ template: withPrompt(template, prompt), revision: null, isUnsaved: true });
}

export function keepDocument(wanted: NewDocument): TemplateDocument {
  const document = createDocument(wanted);
  const before = current;
  current = document;
  const { saver } = document;
  holdOpenWork({ save: () => saver.save(), giveUp: () => saver.dispose() });
  if (before) {
    closing = before.saver.save().then(() => before.saver.dispose());
  }
  return document;
}

async function fetchOrNull(uuid: string, signal?: AbortSignal): Promise<RemoteTemplate | null> {
  if (!isUuid(uuid)) return null;
  try {
    return await fetchTemplate(uuid, signal);
  } catch (error) {
    if (isRefusal(error, 'template-not-found')) return null;
    throw error;
  }
}
