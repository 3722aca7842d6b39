// Deletes expired built files and those that no row refers to; other files in the folder stay.
import { deleteExpiredBuiltFiles } from '#server/database/rows/built-file-rows.ts';
import { unfinishedSuffix } from '#server/ports/files/files.ts';
import type { Ports } from '#server/ports/ports.ts';
import { builtFileLifetimeMs } from './build-model.ts';
import { isBuiltFileName } from './built-file-name.ts';

type SweepPorts = Pick<Ports, 'clock' | 'database' | 'files'>;

const isSwept = (name: string): boolean =>
  isBuiltFileName(name, 'xlsx') || isBuiltFileName(name, 'preview') || name.endsWith(unfinishedSuffix);

export async function sweepBuiltFiles({ clock, database, files }: SweepPorts): Promise<void> {
  const now = clock.now();
  await deleteExpiredBuiltFiles(database.query, now);
  const old = await files.listOlderThan(now - builtFileLifetimeMs);
  for (const name of old.filter(isSwept)) await files.delete(name);
}
