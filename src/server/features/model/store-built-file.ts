// Keeps a built file for a day, and drops older ones where there would be too many: of one account, or of all.
import {
  deleteBuiltFilesBeyond,
  deleteOldestBuiltFiles,
  deleteOtherBuiltFiles,
  insertBuiltFile,
} from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { BuiltFile, NewBuiltFile } from '#server/ports/database/tables.ts';
import { discardFile } from '#server/ports/files/discard-file.ts';
import type { Ports } from '#server/ports/ports.ts';
import { takeRoomOf } from '#server/storage/take-room.ts';
import { newBuiltFileName } from './built-file-name.ts';

export const builtFileLifetimeMs = 24 * 60 * 60 * 1000;
export const maxBuiltFileBytes = 50_000_000;
/** Per account: an editor has a preview built every few seconds and only needs the latest. */
const maxFilesByKind = { xlsx: 50, preview: 10 } as const;

export interface BuiltFileLimits extends TemplateLimits {
  /** Of all files together. */
  readonly maxBuiltFilesBytes: number;
}

interface FileToStore {
  readonly accountId: string;
  readonly contentKey: string;
  readonly kind: BuiltFile['kind'];
  readonly title: string;
  readonly templateUuid: string;
  readonly content: Uint8Array;
}

/** Returns its name. Of all files together, the oldest are dropped beyond the limit; their owners build them again. */
export async function storeBuiltFile(
  { clock, database, files }: Pick<Ports, 'clock' | 'database' | 'files'>,
  limits: BuiltFileLimits,
  { accountId, contentKey, kind, title, templateUuid, content }: FileToStore,
): Promise<string> {
  if (content.byteLength > maxBuiltFileBytes) throw new AppError('build-too-large');
  const name = newBuiltFileName(kind);
  const now = clock.now();
  // The file is written before its row, so that a row always points to a complete file.
  await files.put(name, content);
  const times = { created_at: now, expires_at: now + builtFileLifetimeMs };
  const of = { account_id: accountId, template_uuid: templateUuid, content_key: contentKey };
  const row = { name, kind, title, ...of, ...times };
  const inserting = insertWithinRoom(database, limits, { ...row, bytes: content.byteLength });
  const ownOthers = await inserting.catch(async (error: unknown) => {
    await discardFile(files, name);
    throw error;
  });
  const tooMany = await deleteOldestBuiltFiles(database.query, accountId, kind, maxFilesByKind[kind]);
  const tooLarge = await deleteBuiltFilesBeyond(database.query, limits.maxBuiltFilesBytes);
  for (const dropped of [...ownOthers, ...tooMany, ...tooLarge]) await discardFile(files, dropped);
  return name;
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'network-space-limit' || error.code === 'visitors-space-limit');

/** Where strangers have left no room, the account's own earlier files make some: returns their names. */
async function insertWithinRoom(
  { query }: Pick<Database, 'query'>,
  limits: TemplateLimits,
  row: NewBuiltFile,
): Promise<string[]> {
  const insert = (makesRoom: boolean) =>
    query.transaction().execute(async (transaction) => {
      const owner = await insertBuiltFile(transaction, row);
      const dropped = makesRoom ? await deleteOtherBuiltFiles(transaction, row) : [];
      if (owner !== undefined) await takeRoomOf(transaction, owner.id, storageLimitOf(owner, limits));
      return dropped;
    });
  try {
    return await insert(false);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    return insert(true);
  }
}
