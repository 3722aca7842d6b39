// Builds a template's workbook or preview and keeps it for a day; the same template and options are built once.
import { createHash } from 'node:crypto';
import type { ModelWriter, OnProgress } from '#server/building/model-writer.ts';
import type { SharedBuilds } from '#server/building/shared-builds.ts';
import type { ModelTask } from '#server/building/write-model.ts';
import { findBuiltFile } from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { Paywall } from '#server/policy/money/must-pay.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type BuiltFileLimits, storeBuiltFile } from './store-built-file.ts';

/** Leaves enough time to download a file that was built for an earlier request. */
const minRemainingMs = 60 * 60 * 1000;

export interface BuildRequest extends ModelTask {
  readonly kind: 'xlsx' | 'preview';
  /** The file's name when downloaded. */
  readonly title: string;
  readonly templateUuid: string;
}

/** Another version of the program may write the same template differently. */
const contentKeyOf = (version: string, { document, kind, scenario, hasCharts, part }: BuildRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([version, kind, scenario, hasCharts, part]))
    .update(document)
    .digest('hex');

export interface BuildParts {
  readonly ports: Ports;
  readonly writer: ModelWriter;
  readonly builds: SharedBuilds;
  readonly programVersion: string;
  /** Of all built files together. */
  readonly limits: BuiltFileLimits;
  readonly paywall: Paywall;
}

/** Returns the name of the file. */
export async function buildModel(
  { ports, writer, builds, programVersion, limits }: BuildParts,
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
      const { title, templateUuid, ...task } = request;
      const written = await writer.write(caller, task, abortSignal, reportProgress);
      if ('faults' in written) throw new AppError('template-invalid', { faults: written.faults });
      const { content } = written;
      return storeBuiltFile(ports, limits, {
        accountId,
        contentKey,
        kind: request.kind,
        title,
        templateUuid,
        content,
      });
    },
  );
}
