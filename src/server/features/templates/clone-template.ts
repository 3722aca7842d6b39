// Saves a prepared copy of a template under its new uuid.
import type { PreparedCopy } from '#server/documents/posted-clone.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { addTemplate } from './add-template.ts';

/** Returns the JSON of the reply in pieces: to parse the copy only to write it again would cost more than everything else. */
export async function cloneTemplate(
  ports: Ports,
  session: Session,
  copy: PreparedCopy,
  limits: TemplateLimits,
): Promise<readonly Uint8Array[]> {
  const added = await addTemplate(ports, session, copy.uuid, copy, limits);
  // The account was deleted in the meantime.
  if (added === null) throw new AppError('session-required');
  const rest = Buffer.from(`,"revision":${added.revision}}`);
  return [Buffer.from('{"template":'), copy.document, rest];
}
