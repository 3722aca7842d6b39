// Templates as the server keeps them, each with the revision it stands at.
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, type Reply } from '#web/api/call.ts';
import { request } from '#web/api/request.ts';
import { isUuid } from '#web/state/templates/is-uuid.ts';

export interface RemoteTemplate {
  readonly template: Template;
  readonly revision: number;
}

export async function fetchTemplate(uuid: string, signal?: AbortSignal): Promise<RemoteTemplate> {
  const response = await request('getUserTemplate', { params: { id: uuid }, signal });
  const template = readable(await response.json());
  return { template, revision: revisionOf(response) };
}

/** Null when the server has none newer than that revision. */
export async function fetchIfNewer(uuid: string, revision: number): Promise<RemoteTemplate | null> {
  // The browser asks with the revision it knows; one that has not changed is not sent again.
  const response = await request('getUserTemplate', { params: { id: uuid }, isQuiet: true });
  if (revisionOf(response) <= revision) return null;
  return { template: readable(await response.json()), revision: revisionOf(response) };
}

export async function fetchDefaultTemplate(language: 'en' | 'ru', signal?: AbortSignal): Promise<Template> {
  return readable(await call('getDefaultTemplate', { query: { language }, signal }));
}

/** A template the server has never had stands on revision 0. */
export async function sendTemplate(
  template: Template,
  baseRevision: number | null,
  keepsReplaced = false,
): Promise<Reply<'saveUserTemplate'>> {
  if (!isUuid(template.uuid)) throw new ApiError(422, 'template-invalid', 'The template has no uuid.');
  return call('saveUserTemplate', {
    params: { id: template.uuid },
    body: { template, baseRevision: baseRevision ?? 0, ...(keepsReplaced && { keepsReplaced }) },
  });
}

function readable(document: unknown): Template {
  const { template, faults } = readTemplate(document);
  if (template) return template;
  throw new Error(
    `The template cannot be read: ${faults.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}

/** The ETag carries the revision; a proxy that compresses may have marked it weak. */
function revisionOf(response: Response): number {
  const found = /\d+/.exec(response.headers.get('etag') ?? '');
  if (!found) throw new Error('The server sent a template without its revision.');
  return Number(found[0]);
}
