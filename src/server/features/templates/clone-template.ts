// Saves a copy of a template with a new uuid and time, and a suffix on its name.
import { randomUUID } from 'node:crypto';
import type { Language } from '#language/language.ts';
import { prepareDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { readTemplate } from '#template/read-template.ts';
import { addTemplate } from './add-template.ts';

const labels: Readonly<Record<Language, string>> = { en: ' - clone', ru: ' - копия' };
/** The maximum length of a template's name. */
const maxNameChars = 10_000;

export async function cloneTemplate(
  ports: Ports,
  session: Session,
  template: Readonly<Record<string, unknown>>,
  limits: TemplateLimits,
): Promise<{ template: { uuid: string }; revision: number }> {
  const uuid = randomUUID();
  const name = cloneName(template.name, labels[chosenBy(session.account).language]);
  const copy = { ...template, uuid, name, timestamp: ports.clock.now(), isPublished: false };
  // The page sends the document as it was stored.
  const prepared = prepareDocument(uuid, copy, readTemplate);
  const added = await addTemplate(ports, session, uuid, prepared, limits);
  // The account was deleted in the meantime.
  if (added === null) throw new AppError('session-required');
  return { template: JSON.parse(prepared.document), revision: added.revision };
}

/** A name that is not a text, or too long even without the suffix, is left for the check to refuse. */
function cloneName(name: unknown, label: string): unknown {
  if (name === undefined || name === null) return label.trim();
  if (typeof name !== 'string' || name.length > maxNameChars) return name;
  return name.slice(0, maxNameChars - label.length) + label;
}
