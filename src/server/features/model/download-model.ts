// The workbook that was built for whoever asks.
import { findBuiltFileByName } from '#server/database/built-file-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';

export interface Download {
  readonly title: string;
  readonly content: Buffer;
}

export async function downloadModel(
  { clock, database, files }: Ports,
  session: Session | null,
  name: string,
): Promise<Download> {
  // Only names this server gave out; others can hold what no database takes.
  if (session === null || !/^[\w-]+\.xlsx$/.test(name)) throw new AppError('file-not-found');
  const built = await findBuiltFileByName(database.query, name, session.account.id, clock.now());
  const content = built?.kind === 'xlsx' ? await files.get(built.name) : null;
  if (built === undefined || content === null) throw new AppError('file-not-found');
  return { title: built.title, content };
}
