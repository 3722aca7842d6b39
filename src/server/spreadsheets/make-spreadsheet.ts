// Makes the spreadsheet behind a link, or finds the one there is of the same template.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelWriter, OnProgress } from '#server/building/model-writer.ts';
import { SharedBuilds } from '#server/building/shared-builds.ts';
import {
  changeTried,
  dropTried,
  findSpreadsheet,
  revokeSpreadsheets,
} from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type ChosenProvider, withProvider } from './choose-provider.ts';
import { holdTry } from './hold-try.ts';
import { keepMade, keepRoom } from './keep-spreadsheet.ts';
import { type SpreadsheetToMake, type Try, takeTurn } from './take-turn.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

export interface SpreadsheetRequest {
  readonly title: string;
  /** The template as JSON. */
  readonly document: Uint8Array;
  readonly templateUuid: string;
  /** Counted from 1. */
  readonly scenario: number;
  readonly isReadonly: boolean;
  /** It shows numbers alone. */
  readonly isWithoutFormulas?: boolean;
  /** The order it is made for; null for any other. */
  readonly orderId: string | null;
}

/** The whole address; the same request gives the same one until it is revoked or has expired. */
export type MakeSpreadsheet = (
  caller: Caller,
  request: SpreadsheetRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<string>;

export interface SpreadsheetParts {
  readonly ports: Pick<Ports, 'clock' | 'database' | 'spreadsheets' | 'drives'>;
  readonly writer: ModelWriter;
  readonly programVersion: string;
  readonly limits: TemplateLimits;
  /** Of the addresses of pages of our own. */
  readonly origin: () => string;
}

/** Another instance makes it meanwhile. */
const askAgainMs = 500;

export function createSpreadsheetMaker(parts: SpreadsheetParts): MakeSpreadsheet {
  const builds = new SharedBuilds();
  return async (caller, request, signal, onProgress) => {
    const url = await withProvider(parts.ports, caller.accountId, request, (chosen) => {
      const contentKey = contentKeyOf(parts.programVersion, chosen, request);
      const key = `${caller.accountId} ${contentKey}`;
      return builds.join(key, signal, onProgress, (aborted, report) =>
        make(parts, caller, { ...request, contentKey, ...chosen }, aborted, report),
      );
    });
    return new URL(url, parts.origin()).href;
  };
}

/** Another version of the program may write the same template differently, and another provider shows it elsewhere. */
function contentKeyOf(
  programVersion: string,
  { spreadsheets: { provider }, drive }: ChosenProvider,
  { document, title, templateUuid, scenario, isReadonly, isWithoutFormulas, orderId }: SpreadsheetRequest,
): string {
  const place = drive === null ? provider : `${provider} ${drive.person_id}`;
  const what = [title, templateUuid, scenario, isReadonly, orderId, isWithoutFormulas];
  const traits = [programVersion, place, ...what];
  return createHash('sha256').update(JSON.stringify(traits)).update(document).digest('hex');
}

type KeyedRequest = SpreadsheetRequest & ChosenProvider & { readonly contentKey: string };

async function make(
  parts: SpreadsheetParts,
  caller: Caller,
  request: KeyedRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { clock, database } = parts.ports;
  const { spreadsheets } = request;
  const toMake: SpreadsheetToMake = { ...request, provider: spreadsheets.provider };
  for (;;) {
    if (signal.aborted) throw new AppError('build-cancelled');
    const turn = await database.query
      .transaction()
      .execute((query) => takeTurn(query, jobsToAdd({ clock }), caller.accountId, toMake, clock.now()));
    if (turn.kind === 'made') {
      if (await spreadsheets.isThere(turn)) return turn.url;
      // Its files are lost, such as those of a store that a restore did not bring back, or its owner has deleted it
      // at Google: it is made anew.
      await revokeSpreadsheets(database.query, [turn.id], clock.now());
      continue;
    }
    if (turn.kind === 'ours') return tryOnce(parts, caller, request, turn.ours, signal, onProgress);
    await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
  }
}

/** What it has come to when it fails is gone on with by the next request, or removed by the sweep. */
async function tryOnce(
  parts: SpreadsheetParts,
  caller: Caller,
  request: KeyedRequest,
  ours: Try,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { query } = parts.ports.database;
  const held = holdTry(parts.ports, ours);
  try {
    // Whoever asked may have left while it was decided who makes it.
    if (signal.aborted) throw new AppError('build-cancelled');
    return await build(parts, caller, request, ours, AbortSignal.any([signal, held.lost]), onProgress);
  } catch (error) {
    // Without a database it ends by itself.
    await dropTried(query, ours).catch(() => undefined);
    await changeTried(query, ours, { made_by: null }).catch(() => undefined);
    throw error;
  } finally {
    held.end();
  }
}

async function build(
  { ports, writer, limits }: SpreadsheetParts,
  caller: Caller,
  { document, scenario, title, isReadonly, isWithoutFormulas = false, spreadsheets }: KeyedRequest,
  { id, accountId, madeBy }: Try,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const task = { document, scenario, isWithoutFormulas, format: spreadsheets.format };
  const { content, file, language } = await writeSpreadsheet(writer, caller, task, signal, onProgress);
  const ours = { id, accountId, madeBy };
  const bytes = spreadsheets.provider === 'embedded' ? content.byteLength + file.byteLength : 0;
  await keepRoom(ports, limits, ours, { bytes, language });
  const toPublish = { id, accountId, title, language, isReadonly, content, file };
  const published = await spreadsheets.publish(toPublish, signal);
  if (await keepMade(ports, ours, published)) return published.url;
  // Made all the same, or taken back meanwhile.
  const row = await findSpreadsheet(ports.database.query, id);
  if (row?.url === undefined || row.url === null || row.revoked_at !== null)
    throw new AppError('build-cancelled');
  return row.url;
}
