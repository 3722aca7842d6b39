// Builds a template's workbook or preview and keeps it for a day; the same template and options are built once.
import { createHash } from 'node:crypto';
import {
  deleteOldestBuiltFiles,
  findBuiltFile,
  insertBuiltFile,
} from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { Ports } from '#server/ports/ports.ts';
import { newBuiltFileName } from './built-file-name.ts';
import type { ModelWriter } from './model-writer.ts';
import type { OnProgress, SharedBuilds } from './shared-builds.ts';
import type { ModelTask } from './write-model.ts';

export const builtFileLifetimeMs = 24 * 60 * 60 * 1000;
/** Leaves enough time to download a file that was built for an earlier request. */
const minRemainingMs = 60 * 60 * 1000;
/** Per account: an editor has a preview built every few seconds and only needs the latest. */
const maxFilesByKind = { xlsx: 50, preview: 10 } as const;

export interface BuildRequest extends ModelTask {
  /** The file's name when downloaded. */
  readonly title: string;
}

/** Another version of the program may write the same template differently. */
const contentKeyOf = (version: string, { document, kind, scenario, hasCharts }: BuildRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([version, kind, scenario, hasCharts]))
    .update(document)
    .digest('hex');

export interface BuildParts {
  readonly ports: Ports;
  readonly writer: ModelWriter;
  readonly builds: SharedBuilds;
  readonly programVersion: string;
}

/** Returns the name of the file. */
export async function buildModel(
  { ports, writer, builds, programVersion }: BuildParts,
  caller: Caller,
  request: BuildRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { clock, database, files } = ports;
  const { accountId } = caller;
  const contentKey = contentKeyOf(programVersion, request);
  const validUntil = clock.now() + minRemainingMs;
  const built = await findBuiltFile(database.query, accountId, contentKey, validUntil);
  if (built !== undefined && (await files.has(built.name))) return built.name;
  return builds.join(
    `${accountId} ${contentKey}`,
    signal,
    onProgress,
    async (abortSignal, reportProgress) => {
      const { title, ...task } = request;
      const written = await writer.write(caller, task, abortSignal, reportProgress);
      if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
      return storeBuiltFile(ports, { accountId, contentKey, kind: request.kind, title }, written.content);
    },
  );
}

interface NewBuiltFile {
  readonly accountId: string;
  readonly contentKey: string;
  readonly kind: BuildRequest['kind'];
  readonly title: string;
}

async function storeBuiltFile(
  { clock, database, files }: Ports,
  { accountId, contentKey, kind, title }: NewBuiltFile,
  content: Uint8Array,
): Promise<string> {
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
    });
  } catch (error) {
    await files.delete(name);
    throw error;
  }
  const tooMany = await deleteOldestBuiltFiles(database.query, accountId, kind, maxFilesByKind[kind]);
  for (const oldest of tooMany) await files.delete(oldest);
  return name;
}
