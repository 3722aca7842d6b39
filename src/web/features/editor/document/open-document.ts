// Opens a template: what the server has, or what an earlier visit left unsaved in this browser.
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { findDraft, removeDraft } from '#web/state/drafts.ts';
import { createDocument, type NewDocument, type TemplateDocument } from './document.ts';
import { fetchDefaultTemplate, fetchTemplate, type RemoteTemplate } from './remote.ts';
import { isSameWork } from './same-work.ts';

/** The document last opened stays, with its undo steps, until another takes its place. */
let current: TemplateDocument | null = null;

/** Null when neither the server nor this browser has it. */
export async function openDocument(uuid: string, signal?: AbortSignal): Promise<TemplateDocument | null> {
  const known = current?.uuid === uuid ? current : null;
  if (known?.saver.hasUnsaved()) return known;
  const remote = await fetchOrNull(uuid, signal);
  if (known && known.store.getState().revision === remote?.revision) return known;
  const draft = findDraft(uuid);
  const restored = draft && readTemplate(draft.value).template;
  if (!restored) return remote && keep({ ...remote, isUnsaved: false });
  const document = keep(restoredDocument(restored, draft.baseRevision, remote));
  removeDraft(draft.key);
  return document;
}

export async function openNewDocument(
  language: 'en' | 'ru',
  prompt: string | null,
  signal?: AbortSignal,
): Promise<TemplateDocument> {
  const template = await fetchDefaultTemplate(language, signal);
  const prompted = prompt ? { ...template, openAIPrompt: prompt } : template;
  return keep({ template: prompted, revision: null, isUnsaved: true });
}

function keep(wanted: NewDocument): TemplateDocument {
  const document = createDocument(wanted);
  const before = current;
  current = document;
  if (before) void before.saver.save().finally(() => before.saver.dispose());
  return document;
}

function restoredDocument(
  mine: Template,
  baseRevision: number | null,
  remote: RemoteTemplate | null,
): NewDocument {
  if (remote && isSameWork(mine, remote.template)) return { ...remote, isUnsaved: false };
  // A draft on an older revision keeps that revision: saving it is refused as stale, and the person is asked.
  const revision = remote ? baseRevision : null;
  return { template: mine, revision, isUnsaved: true, isRestored: true };
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function fetchOrNull(uuid: string, signal?: AbortSignal): Promise<RemoteTemplate | null> {
  if (!uuidPattern.test(uuid)) return null;
  try {
    return await fetchTemplate(uuid, signal);
  } catch (error) {
    if (isRefusal(error, 'template-not-found')) return null;
    throw error;
  }
}
