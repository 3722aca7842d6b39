// Saves a copy of a template: a fresh uuid and time, and a word after its name that says it is a copy.
import { randomUUID } from 'node:crypto';
import { prepareDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { readTemplate } from '#template/read-template.ts';
import { addTemplate } from './add-template.ts';

const labels = { en: ' - clone', ru: ' - копия' } as const;
/** As long as the name of a template may be. */
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
  // The page sends what was stored as it was stored.
  const prepared = prepareDocument(uuid, copy, readTemplate);
  const added = await addTemplate(ports, session, uuid, prepared, limits);
  // The account was deleted meanwhile.
  if (added === null) throw new AppError('session-required');
  return { template: JSON.parse(prepared.document), revision: added.revision };
}

/** A name that is no text, or too long without the label too, is left for the check to refuse. */
function cloneName(name: unknown, label: string): unknown {
  if (name === undefined || name === null) return label.trim();
  if (typeof name !== 'string' || name.length > maxNameChars) return name;
  return name.slice(0, maxNameChars - label.length) + label;
}
