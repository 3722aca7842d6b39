// Spreadsheets at Google: uploaded without charts, given these by Google's own requests, and shown to nobody before their numbers are ours.

import type { GoogleContent } from '#render/google-sheets/google-content.ts';
import { unpackContent } from '#render/google-sheets/packed-content.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type {
  KnownSpreadsheet,
  PublishedSpreadsheet,
  Spreadsheets,
  SpreadsheetToPublish,
} from '../spreadsheets.ts';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import { chartedWith } from './chart-updates.ts';
import { differentCells } from './compare-values.ts';
import type { GoogleAccess, OpenAccess } from './google-access.ts';
import type { GoogleCalls, GoogleFile, OpenedSheet } from './google-calls.ts';
import type { GoogleSheetsSettings } from './google-sheets-settings.ts';
import { createQuotas, type QuotasOf } from './quotas.ts';
import { type Wait, waitFor } from './wait.ts';

/** Google takes no larger file with what is said of it in one request. */
const mostFileBytes = 5 * 2 ** 20;
const timeoutMs = 60_000;
const removalMs = 5 * 60_000;
/** In the log and the reply; more say no more. */
const mostCellsNamed = 20;

export interface GoogleTools {
  readonly clock: Clock;
  /** With what was not said to the visitor. */
  readonly warn: (message: string) => void;
  readonly wait?: Wait;
  /** Of one request. */
  readonly timeoutMs?: number;
}

export interface GoogleDriveOf {
  /** `drive`: that of somebody who keeps what is made in it, whatever becomes of its link. */
  readonly provider: 'google' | 'drive';
  readonly openAccess: OpenAccess;
  readonly quotasOf: QuotasOf;
}

export class GoogleSpreadsheets implements Spreadsheets {
  readonly provider: GoogleDriveOf['provider'];
  readonly format = 'google';
  readonly #drive: GoogleDriveOf;
  readonly #tools: GoogleTools;

  constructor(drive: GoogleDriveOf, tools: GoogleTools) {
    this.provider = drive.provider;
    this.#drive = drive;
    this.#tools = tools;
  }

  async publish(spreadsheet: SpreadsheetToPublish, signal: AbortSignal): Promise<PublishedSpreadsheet> {
    const content = unpackContent(spreadsheet.content);
    const calls = await this.#calls(signal);
    try {
      const file = await made(calls, spreadsheet, content);
      const { id, url } = file;
      await charted(calls, file, content);
      await this.#held(calls, file, content);
      await calls.share(id);
      return { url, externalId: id };
    } catch (error) {
      // What was cancelled or killed is continued under the same id, or removed later.
      if (!signal.aborted) await this.#leaveNothing(spreadsheet);
      throw error;
    }
  }

  /** What only its owner has lost by themselves is found out; what is ours nobody else deletes. */
  async isThere({ externalId }: KnownSpreadsheet): Promise<boolean> {
    if (this.provider === 'google' || externalId === null) return true;
    const calls = await this.#calls(AbortSignal.timeout(removalMs));
    return calls.isThere(externalId);
  }

  async remove({ id, externalId }: KnownSpreadsheet): Promise<void> {
    const calls = await this.#calls(AbortSignal.timeout(removalMs));
    // Somebody's own stays with them: only its link ends.
    if (this.provider === 'drive' && externalId !== null) return calls.unshare(externalId);
    const found = await calls.find(id);
    const ids = new Set([...(externalId === null ? [] : [externalId]), ...found.map((file) => file.id)]);
    for (const fileId of ids) await calls.delete(fileId);
  }

  /** Throws where a number differs, with the cells. */
  async #held(calls: GoogleCalls, { id }: GoogleFile, { sheets }: GoogleContent): Promise<void> {
    const values = await calls.values(
      id,
      sheets.map(({ title }) => title),
    );
    const cells = sheets.flatMap((sheet, place) => differentCells(sheet, values[place] ?? []));
    if (cells.length === 0) return;
    const named = cells.slice(0, mostCellsNamed);
    const said = named.map(({ cell, ours, theirs }) => `${cell} is ${ours} here and ${theirs} there`);
    throw new SpreadsheetsUnavailable(
      `Google: ${cells.length} cells calculated otherwise: ${said.join('; ')}`,
      named,
    );
  }

  async #leaveNothing(spreadsheet: SpreadsheetToPublish): Promise<void> {
    try {
      await this.remove({ id: spreadsheet.id, externalId: null });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#tools.warn(`spreadsheet ${spreadsheet.id} could not be removed and will be later: ${reason}`);
    }
  }

  async #calls(signal: AbortSignal): Promise<GoogleCalls> {
    // Loading these clients takes memory, which whoever makes no spreadsheet is spared.
    const { GoogleCalls: Calls } = await import('./google-calls.ts');
    const access = await this.#drive.openAccess();
    const { wait = waitFor, timeoutMs: ofOne = timeoutMs } = this.#tools;
    const quotas = this.#drive.quotasOf(access.countedAs);
    return new Calls({ access, ...quotas, wait, signal, timeoutMs: ofOne });
  }
}

/** Of an earlier try, or anew; conversion takes no id of ours, so that files are known by what they carry. */
async function made(
  calls: GoogleCalls,
  { id, title, isReadonly }: SpreadsheetToPublish,
  { file }: GoogleContent,
): Promise<GoogleFile> {
  const [first, ...others] = await calls.find(id);
  for (const other of others) await calls.delete(other.id);
  if (first !== undefined) return first;
  if (file.length > mostFileBytes) throw new SpreadsheetsUnavailable('Google: the file is too large for it');
  return calls.create({ id, title, isReadonly, file });
}

async function charted(calls: GoogleCalls, { id }: GoogleFile, content: GoogleContent): Promise<void> {
  const isDone = (sheets: readonly OpenedSheet[]) => sheets.length > content.sheets.length;
  const sheets = await calls.open(id);
  if (isDone(sheets)) return;
  await calls.update(id, chartedWith(content, sheets), isDone);
}

export function googleSpreadsheets(settings: GoogleSheetsSettings, tools: GoogleTools): Spreadsheets {
  let service: GoogleAccess | null = null;
  const openAccess: OpenAccess = async () => {
    const { serviceAccess } = await import('./service-access.ts');
    service ??= serviceAccess(settings);
    return service;
  };
  const quotasOf = createQuotas(tools.clock, tools.wait ?? waitFor);
  return new GoogleSpreadsheets({ provider: 'google', openAccess, quotasOf }, tools);
}
