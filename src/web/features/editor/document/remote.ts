// Templates as the server stores them, each with its revision.
import type { Language } from '#language/language.ts';
import type { Fault } from '#template/fault.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, type Reply } from '#web/api/call.ts';
import { request } from '#web/api/request.ts';
import { isUuid } from '#web/state/templates/is-uuid.ts';

export interface RemoteTemplate {
  readonly template: Template;
  readonly revision: number;
  /** What was repaired in it when it was read. */
  readonly repairs: readonly Fault[];
}

/** Nothing can be made of what is stored. */
export class UnreadableTemplateError extends Error {
  /** The keys of the drafts in this browser that are all there is of it. */
  readonly drafts: readonly string[];

  constructor(message: string, drafts: readonly string[] = []) {
    super(message);
    this.drafts = drafts;
  }
}

export async function fetchTemplate(uuid: string, signal?: AbortSignal): Promise<RemoteTemplate> {
  const response = await request('getUserTemplate', { params: { id: uuid }, signal });
  return readReply(response);
}

/** Null when the server has none newer than that revision. */
export async function fetchIfNewer(uuid: string, revision: number): Promise<RemoteTemplate | null> {
  // No browser stores a template, so the page itself says which revision it has.
  const knownTag = `"${revision}"`;
  const response = await request('getUserTemplate', { params: { id: uuid }, isQuiet: true, knownTag });
  if (revisionOf(response) <= revision) return null;
  return readReply(response);
}

export async function fetchDefaultTemplate(language: Language, signal?: AbortSignal): Promise<Template> {
  return readable(await call('getDefaultTemplate', { query: { language }, signal })).template;
}

export interface SendOptions {
  readonly keepsReplaced?: boolean;
  /** The template that it is a copy of; told once, with what the server has never had. */
  readonly copyOf?: string | null;
}

/** A template the server has never had has revision 0. */
export async function sendTemplate(
  template: Template,
  baseRevision: number | null,
  { keepsReplaced = false, copyOf = null }: SendOptions = {},
): Promise<Reply<'saveUserTemplate'>> {
  if (!isUuid(template.uuid)) throw new ApiError(422, 'template-invalid', 'The template has no uuid.');
  return call('saveUserTemplate', {
    params: { id: template.uuid },
    body: {
      template,
      baseRevision: baseRevision ?? 0,
      ...(keepsReplaced && { keepsReplaced }),
      ...(baseRevision === null && copyOf !== null && { copyOf }),
    },
  });
}

async function readReply(response: Response): Promise<RemoteTemplate> {
  const { template, repairs } = readable(await documentOf(response));
  return { template, repairs, revision: revisionOf(response) };
}

async function documentOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableTemplateError(error.message);
    throw error;
  }
}

function readable(document: unknown): Pick<RemoteTemplate, 'template' | 'repairs'> {
  const { template, faults, repairs } = readTemplate(document);
  if (template) return { template, repairs };
  throw new UnreadableTemplateError(faults.map(({ path, message }) => `${path}: ${message}`).join('; '));
}

/** The ETag carries the revision; a compressing proxy may have marked it weak. */
function revisionOf(response: Response): number {
  const found = /\d+/.exec(response.headers.get('etag') ?? '');
  if (!found) throw new Error('The server sent a template without its revision.');
  return Number(found[0]);
}
