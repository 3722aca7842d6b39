// Builds the workbook or the preview of a template and keeps it for a day; the same template and options are built once.
import { createHash, randomBytes } from 'node:crypto';
import { findBuiltFile, insertBuiltFile } from '#server/database/built-file-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Builds } from './builds.ts';
import type { ModelWriter, Writing } from './model-writer.ts';

const nameBytes = 18;
export const keptForMs = 24 * 60 * 60 * 1000;

export interface Wanted extends Writing {
  /** What the file is called on the visitor's disk. */
  readonly title: string;
}

export interface Wanter {
  readonly account: Account;
  readonly buildId: string | null;
  /** Aborted when whoever asks has hung up. */
  readonly gone: AbortSignal;
}

const extensions = { xlsx: 'xlsx', preview: 'json' } as const;

/** Another version of the program may write the same template differently. */
const contentKeyOf = (version: string, { document, kind, scenario, hasCharts }: Wanted): string =>
  createHash('sha256')
    .update(JSON.stringify([version, kind, scenario, hasCharts]))
    .update(document)
    .digest('hex');

export interface BuildParts {
  readonly ports: Ports;
  readonly writer: ModelWriter;
  readonly builds: Builds;
  readonly programVersion: string;
}

/** Gives the name of the file. */
export async function buildModel(
  { ports, writer, builds, programVersion }: BuildParts,
  wanted: Wanted,
  { account, buildId, gone }: Wanter,
): Promise<string> {
  const { clock, database, files } = ports;
  const contentKey = contentKeyOf(programVersion, wanted);
  const built = await findBuiltFile(database.query, account.id, contentKey, clock.now());
  if (built !== undefined && (await files.has(built.name))) return built.name;
  const who = { accountId: account.id, buildId, gone };
  return builds.want(`${account.id} ${contentKey}`, who, async (signal, onProgress) => {
    const { title, ...task } = wanted;
    const written = await writer.write(task, signal, onProgress);
    if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
    const name = `${randomBytes(nameBytes).toString('base64url')}.${extensions[wanted.kind]}`;
    const now = clock.now();
    // The file before its row: a row always leads to a whole file.
    await files.put(name, written.content);
    await insertBuiltFile(database.query, {
      name,
      account_id: account.id,
      content_key: contentKey,
      kind: wanted.kind,
      title,
      created_at: now,
      expires_at: now + keptForMs,
    });
    return name;
  });
}
