// Reads one of the user's own templates, as the text that was saved.
import { hasRead, saveReading } from '#server/database/rows/template-reading-rows.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import { pricedDocument } from '#server/documents/priced-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';

export interface StoredTemplate {
  /** With its price, in pieces. */
  readonly document: readonly Uint8Array[];
  readonly revision: number;
}

export interface Reader {
  readonly session: Session | null;
  readonly view: object | null;
}

export async function getTemplate(
  { database }: Ports,
  { session, view }: Reader,
  uuid: string,
): Promise<StoredTemplate> {
  const found = session === null ? undefined : await findTemplate(database.query, uuid, session.account.id);
  if (session === null || found === undefined) throw new AppError('template-not-found');
  const { revision, saved_in: savedIn } = found;
  // Whoever views it for somebody else leaves no trace of having read it.
  if (view === null && savedIn !== null && savedIn !== session.id)
    await recordReading(database, session.id, uuid, revision);
  return { document: pricedDocument(found.document, found.price_cents), revision };
}

/** Recorded only for what another session saved, so that most reads write nothing. */
async function recordReading(
  { query }: Pick<Ports['database'], 'query'>,
  session_id: string,
  template_uuid: string,
  revision: number,
): Promise<void> {
  const reading = { session_id, template_uuid, revision };
  if (await hasRead(query, reading)) return;
  await saveReading(query, reading);
}
