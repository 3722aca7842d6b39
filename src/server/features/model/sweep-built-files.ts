// Removes workbooks whose day is over, and files that no row leads to any more.
import { deleteExpiredBuiltFiles } from '#server/database/built-file-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { keptForMs } from './build-model.ts';

export async function sweepBuiltFiles({ clock, database, files }: Ports): Promise<void> {
  const now = clock.now();
  await deleteExpiredBuiltFiles(database.query, now);
  for (const name of await files.listOlderThan(now - keptForMs)) await files.delete(name);
}
