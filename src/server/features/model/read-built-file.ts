// Reads a built file from disk for the account it was built for.
import { findBuiltFileByName } from '#server/database/rows/built-file-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnpaid } from '#server/money/refuse-unpaid.ts';
import { soldOfFile } from '#server/money/sold-template.ts';
import type { Account, BuiltFile } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { BuildParts } from './build-model.ts';
import { isBuiltFileName } from './built-file-name.ts';

export interface ReadFile {
  readonly title: string;
  readonly templateUuid: string | null;
  readonly content: Buffer;
}

/** Files of others, unknown files and expired ones are refused in the same way. */
export async function readBuiltFile(
  { clock, database, files }: Pick<Ports, 'clock' | 'database' | 'files'>,
  account: Account,
  kind: BuiltFile['kind'],
  name: string,
): Promise<ReadFile> {
  if (!isBuiltFileName(name, kind)) throw new AppError('file-not-found');
  const built = await findBuiltFileByName(database.query, name, account.id, clock.now());
  const content = built === undefined ? null : await files.get(built.name);
  if (built === undefined || content === null) throw new AppError('file-not-found');
  return { title: built.title, templateUuid: built.template_uuid, content };
}

/** What was built before the money was given back is not handed out afterwards. */
export async function readWorkbook(
  { ports, paywall }: Pick<BuildParts, 'ports' | 'paywall'>,
  account: Account,
  name: string,
): Promise<ReadFile> {
  const { query } = ports.database;
  const file = await readBuiltFile(ports, account, 'xlsx', name);
  if (file.templateUuid !== null) {
    const sold = await soldOfFile(query, file.templateUuid, account.id);
    await refuseUnpaid({ query, paywall, now: ports.clock.now() }, account, sold);
  }
  return file;
}
