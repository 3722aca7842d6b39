// Deletes expired built files and those that no row refers to; other files stay.
import { deleteExpiredBuiltFiles } from '#server/database/rows/built-file-rows.ts';
import { unfinishedSuffix } from '#server/ports/files/files.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isBuiltFileName } from './built-file-name.ts';
import { builtFileLifetimeMs } from './store-built-file.ts';

type SweepPorts = Pick<Ports, 'clock' | 'database' | 'files'>;

/** Whether a file is kept for a day only. */
export const isTemporary = (name: string): boolean =>
  isBuiltFileName(name, 'xlsx') || isBuiltFileName(name, 'preview') || name.endsWith(unfinishedSuffix);

export async function sweepBuiltFiles({ clock, database, files }: SweepPorts): Promise<void> {
  const now = clock.now();
  await deleteExpiredBuiltFiles(database.query, now);
  for await (const name of files.listOlderThan(now - builtFileLifetimeMs)) {
    if (isTemporary(name)) await files.delete(name);
  }
}
