// Keeps a built file for a day, and drops older ones where there would be too many: of one account, or of all.
import {
  deleteBuiltFilesBeyond,
  deleteOldestBuiltFiles,
  insertBuiltFile,
} from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { BuiltFile } from '#server/ports/database/tables.ts';
import { discardFile } from '#server/ports/files/discard-file.ts';
import type { Ports } from '#server/ports/ports.ts';
import { newBuiltFileName } from './built-file-name.ts';

export const builtFileLifetimeMs = 24 * 60 * 60 * 1000;
export const maxBuiltFileBytes = 50_000_000;
/** Per account: an editor has a preview built every few seconds and only needs the latest. */
const maxFilesByKind = { xlsx: 50, preview: 10 } as const;

interface FileToStore {
  readonly accountId: string;
  readonly contentKey: string;
  readonly kind: BuiltFile['kind'];
  readonly title: string;
  readonly content: Uint8Array;
}

/** Returns its name. Of all files together, the oldest are dropped beyond `maxBytes`; their owners build them again. */
export async function storeBuiltFile(
  { clock, database, files }: Pick<Ports, 'clock' | 'database' | 'files'>,
  maxBytes: number,
  { accountId, contentKey, kind, title, content }: FileToStore,
): Promise<string> {
  if (content.byteLength > maxBuiltFileBytes) throw new AppError('build-too-large');
  const name = newBuiltFileName(kind);
  const now = clock.now();
  // The file is written before its row, so that a row always points to a complete file.
  await files.put(name, content);
  try {
    await insertBuiltFile(database.query, {
      name,
      account_id: accountId,
      content_key: contentKey,
      kind,
      title,
      created_at: now,
      expires_at: now + builtFileLifetimeMs,
      bytes: content.byteLength,
    });
  } catch (error) {
    await discardFile(files, name);
    throw error;
  }
  const tooMany = await deleteOldestBuiltFiles(database.query, accountId, kind, maxFilesByKind[kind]);
  const tooLarge = await deleteBuiltFilesBeyond(database.query, maxBytes);
  for (const dropped of [...tooMany, ...tooLarge]) await discardFile(files, dropped);
  return name;
}
