// Spreadsheets at Google: uploaded without charts, given these by Google's own requests, and shown to nobody before their numbers are ours.

import type { GoogleContent } from '#render/google-sheets/google-content.ts';
import { unpackContent } from '#render/google-sheets/packed-content.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { PublishedSpreadsheet, Spreadsheets, SpreadsheetToPublish } from '../spreadsheets.ts';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import { chartedWith } from './chart-updates.ts';
import { differentCells } from './compare-values.ts';
import type { AccessFor, GoogleAccess } from './google-access.ts';
import type { GoogleCalls, GoogleFile, OpenedSheet } from './google-calls.ts';
import type { GoogleSheetsSettings } from './google-sheets-settings.ts';
import { createQuota, type Quota } from './quota.ts';
import { type Wait, waitFor } from './wait.ts';

/** Google answers 60 of each kind a minute; the rest is for another server of the same account. */
const limits = { perMinute: 50, mostWaiting: 100 };
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
  /** Whose drive an account's spreadsheets are in; without it that of the service. */
  readonly accessFor?: AccessFor;
}

interface Quotas {
  readonly reads: Quota;
  readonly writes: Quota;
}

class GoogleSpreadsheets implements Spreadsheets {
  readonly provider = 'google';
  readonly format = 'google';
  readonly #settings: GoogleSheetsSettings;
  readonly #tools: GoogleTools;
  readonly #quotas = new Map<string, Quotas>();
  #service: GoogleAccess | null = null;

  constructor(settings: GoogleSheetsSettings, tools: GoogleTools) {
    this.#settings = settings;
    this.#tools = tools;
  }

  async publish(spreadsheet: SpreadsheetToPublish, signal: AbortSignal): Promise<PublishedSpreadsheet> {
    const content = unpackContent(spreadsheet.content);
    const calls = await this.#callsFor(spreadsheet.accountId, signal);
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

  async remove({
    id,
    externalId,
  }: {
    readonly id: string;
    readonly externalId: string | null;
  }): Promise<void> {
    const calls = await this.#callsFor(null, AbortSignal.timeout(removalMs));
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

  async #callsFor(accountId: string | null, signal: AbortSignal): Promise<GoogleCalls> {
    // Loading these clients takes memory, which whoever makes no spreadsheet is spared.
    const { GoogleCalls: Calls } = await import('./google-calls.ts');
    const access = await (this.#tools.accessFor ?? this.#ofService)(accountId);
    const { wait = waitFor, timeoutMs: ofOne = timeoutMs } = this.#tools;
    return new Calls({ access, ...this.#quotasOf(access), wait, signal, timeoutMs: ofOne });
  }

  readonly #ofService: AccessFor = async () => {
    const { serviceAccess } = await import('./service-access.ts');
    this.#service ??= serviceAccess(this.#settings);
    return this.#service;
  };

  #quotasOf({ countedAs }: GoogleAccess): Quotas {
    const { clock, wait = waitFor } = this.#tools;
    const known = this.#quotas.get(countedAs);
    if (known !== undefined) return known;
    const quotas = { reads: createQuota(limits, clock, wait), writes: createQuota(limits, clock, wait) };
    this.#quotas.set(countedAs, quotas);
    return quotas;
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

export const googleSpreadsheets = (settings: GoogleSheetsSettings, tools: GoogleTools): Spreadsheets =>
  new GoogleSpreadsheets(settings, tools);
