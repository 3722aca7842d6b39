// One own template, as the text that was saved.
import { findTemplate } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';

export interface KeptTemplate {
  readonly document: string;
  readonly revision: number;
}

export async function getTemplate(
  { database }: Ports,
  session: Session | null,
  uuid: string,
): Promise<KeptTemplate> {
  const found = session === null ? undefined : await findTemplate(database.query, uuid, session.account.id);
  if (found === undefined) throw new AppError('template-not-found');
  return found;
}
