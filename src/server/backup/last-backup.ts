// When the data was backed up last, noted in the data folder for whoever looks after the server.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileMode } from '#server/ports/files/owner-alone.ts';

export const noteName = 'last-backup';

export const noteBackup = (dataDir: string, madeAt: number): Promise<void> =>
  writeFile(join(dataDir, noteName), `${new Date(madeAt).toISOString()}\n`, { mode: fileMode });

/** Null if none is known of. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, noteName), 'utf8').catch(() => '');
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? null : at;
}
