// Opens a template: what the server has, or what an earlier visit left unsaved in this browser.
import { isRefusal } from '#web/api/api-error.ts';
import { removeDraft } from '#web/state/drafts.ts';
import { isUuid } from '#web/state/is-uuid.ts';
import { holdOpenWork } from '#web/state/open-work.ts';
import { createDocument, type NewDocument, type TemplateDocument } from './document.ts';
import { findLeftWork, keepOlderWork, type LeftWork } from './left-work.ts';
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
  const [left, ...older] = await findLeftWork(uuid);
  if (!left && known && remote) {
    known.saver.showNewer(remote, 'elsewhere');
    return known;
  }
  if (!left) return remote && keepDocument({ ...remote, isUnsaved: false });
  const document = takeUp(left, remote);
  void keepOlderWork(document.store, older);
  return document;
}

function takeUp({ draft, template }: LeftWork, remote: RemoteTemplate | null): TemplateDocument {
  if (remote && isSameWork(template, remote.template)) {
    removeDraft(draft.key);
    return keepDocument({ ...remote, isUnsaved: false });
  }
  // A draft on an older revision keeps that revision: saving it is refused as stale, and the person is asked.
  const revision = remote ? draft.baseRevision : null;
  return keepDocument({ template, revision, isUnsaved: true, draft: draft.key });
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
