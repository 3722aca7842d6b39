// The calls to Google that spreadsheets take, each tried until it is done, and none done twice.
import { Readable } from 'node:stream';
import { drive, type drive_v3 } from '@googleapis/drive';
import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { quotedSheet } from '#render/cell-formula.ts';
import type { GoogleAccess } from './google-access.ts';
import { statusOf } from './google-failure.ts';
import type { Quota } from './quota.ts';
import { tried } from './tried.ts';
import type { Wait } from './wait.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheetsType = 'application/vnd.google-apps.spreadsheet';

/** Under this name each file carries our id, for no program but ours to read. */
const idProperty = 'modelwrightId';

export interface GoogleFile {
  readonly id: string;
  readonly url: string;
}

export interface OpenedSheet {
  readonly id: number;
  readonly title: string;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly chartCount: number;
}

export interface NewFile {
  /** Ours. */
  readonly id: string;
  readonly title: string;
  /** Whoever reads it may not copy, print or download it. */
  readonly isReadonly: boolean;
  readonly file: Uint8Array;
}

export interface CallTools {
  readonly access: GoogleAccess;
  readonly reads: Quota;
  readonly writes: Quota;
  readonly wait: Wait;
  readonly signal: AbortSignal;
  /** Of one try. */
  readonly timeoutMs: number;
}

const inDrives = { supportsAllDrives: true } as const;

const urlOf = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

const fileOf = ({ id, webViewLink }: drive_v3.Schema$File): readonly GoogleFile[] =>
  typeof id === 'string' ? [{ id, url: webViewLink ?? urlOf(id) }] : [];

const wholeOf = (value: number | null | undefined): number => value ?? 0;

function openedSheet({ properties, charts }: sheets_v4.Schema$Sheet): OpenedSheet {
  return {
    id: wholeOf(properties?.sheetId),
    title: properties?.title ?? '',
    rowCount: wholeOf(properties?.gridProperties?.rowCount),
    columnCount: wholeOf(properties?.gridProperties?.columnCount),
    chartCount: charts?.length ?? 0,
  };
}

export interface DriveOwner {
  /** Google's own, which stays the same with another address. */
  readonly id: string;
  readonly email: string;
}

/** Null where it is not there. */
async function unlessGone<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

export class GoogleCalls {
  readonly #tools: CallTools;
  readonly #drive: drive_v3.Drive;
  readonly #sheets: sheets_v4.Sheets;

  constructor(tools: CallTools) {
    this.#tools = tools;
    this.#drive = drive({ version: 'v3', auth: tools.access.auth });
    this.#sheets = sheets({ version: 'v4', auth: tools.access.auth });
  }

  #try<Answer>(call: string, quota: Quota | null, work: (attempt: number) => Promise<Answer>) {
    const { wait, signal } = this.#tools;
    return tried({ call, quota, wait, signal }, work);
  }

  get #once() {
    const { signal, timeoutMs } = this.#tools;
    return { signal, timeout: timeoutMs };
  }

  /** Those that carry our id, the oldest first. */
  find(id: string): Promise<readonly GoogleFile[]> {
    return this.#try('files.list', null, () => this.#find(id));
  }

  async #find(id: string): Promise<readonly GoogleFile[]> {
    const { driveId } = this.#tools.access;
    const has = `appProperties has { key='${idProperty}' and value='${id}' }`;
    const { data } = await this.#drive.files.list(
      {
        ...{ q: `${has} and trashed = false`, orderBy: 'createdTime', pageSize: 100, spaces: 'drive' },
        ...{ fields: 'files(id,webViewLink)', includeItemsFromAllDrives: true, ...inDrives },
        ...(driveId === null ? { corpora: 'user' } : { corpora: 'drive', driveId }),
      },
      this.#once,
    );
    return (data.files ?? []).flatMap(fileOf);
  }

  /** Has Google make a spreadsheet of an .xlsx file; one that an earlier try made without our hearing of it counts. */
  create(file: NewFile): Promise<GoogleFile> {
    return this.#try('files.create', null, async (attempt) => {
      const [made] = attempt === 1 ? [] : await this.#find(file.id);
      return made ?? this.#create(file);
    });
  }

  async #create({ id, title, isReadonly, file }: NewFile): Promise<GoogleFile> {
    const { driveId } = this.#tools.access;
    const requestBody = {
      ...{ name: title, mimeType: sheetsType, appProperties: { [idProperty]: id } },
      copyRequiresWriterPermission: isReadonly,
      ...(driveId !== null && { parents: [driveId] }),
    };
    const media = { mimeType: xlsxType, body: Readable.from([Buffer.from(file)]) };
    const { data } = await this.#drive.files.create(
      { requestBody, media, fields: 'id,webViewLink', ...inDrives },
      this.#once,
    );
    const [made] = fileOf(data);
    if (made === undefined) throw new Error('Google made a file without an id');
    return made;
  }

  /** Null where there is none any more. */
  open(fileId: string): Promise<readonly OpenedSheet[]> {
    return this.#try('spreadsheets.get', this.#tools.reads, () => this.#open(fileId));
  }

  async #open(spreadsheetId: string): Promise<readonly OpenedSheet[]> {
    const grid = 'gridProperties(rowCount,columnCount)';
    const fields = `sheets(properties(sheetId,title,${grid}),charts(chartId))`;
    const { data } = await this.#sheets.spreadsheets.get({ spreadsheetId, fields }, this.#once);
    return (data.sheets ?? []).map(openedSheet);
  }

  /** All of them or none; `isDone` tells by the sheets whether an earlier try has done it without our hearing of it. */
  async update(
    spreadsheetId: string,
    requests: sheets_v4.Schema$Request[],
    isDone: (sheets: readonly OpenedSheet[]) => boolean,
  ): Promise<void> {
    await this.#try('spreadsheets.batchUpdate', this.#tools.writes, async (attempt) => {
      if (attempt > 1 && isDone(await this.#open(spreadsheetId))) return;
      await this.#sheets.spreadsheets.batchUpdate({ spreadsheetId, requestBody: { requests } }, this.#once);
    });
  }

  /** Of each sheet, line by line, as calculated there. */
  values(
    spreadsheetId: string,
    titles: readonly string[],
  ): Promise<readonly (readonly (readonly unknown[])[])[]> {
    return this.#try('values.batchGet', this.#tools.reads, async () => {
      const { data } = await this.#sheets.spreadsheets.values.batchGet(
        {
          ...{ spreadsheetId, ranges: titles.map(quotedSheet), majorDimension: 'ROWS' },
          ...{ valueRenderOption: 'UNFORMATTED_VALUE', dateTimeRenderOption: 'SERIAL_NUMBER' },
          fields: 'valueRanges(values)',
        },
        this.#once,
      );
      return titles.map((_, place) => data.valueRanges?.[place]?.values ?? []);
    });
  }

  /** Whoever has the link may read it. */
  async share(fileId: string): Promise<void> {
    const requestBody = { type: 'anyone', role: 'reader', allowFileDiscovery: false };
    await this.#try('permissions.create', null, () =>
      this.#drive.permissions.create({ fileId, requestBody, fields: 'id', ...inDrives }, this.#once),
    );
  }

  /** Whoever has the link may not any more; one that is gone, or was not shared, is as good. */
  async unshare(fileId: string): Promise<void> {
    const permissionId = 'anyoneWithLink';
    await this.#try('permissions.delete', null, () =>
      unlessGone(() => this.#drive.permissions.delete({ fileId, permissionId, ...inDrives }, this.#once)),
    );
  }

  /** What its owner has thrown away is not. */
  async isThere(fileId: string): Promise<boolean> {
    const get = () => this.#drive.files.get({ fileId, fields: 'trashed', ...inDrives }, this.#once);
    const found = await this.#try('files.get', null, () => unlessGone(get));
    return found !== null && found.data.trashed !== true;
  }

  /** Whose drive it is. */
  owner(): Promise<DriveOwner> {
    return this.#try('about.get', null, async () => {
      const fields = 'user(permissionId,emailAddress)';
      const { user } = (await this.#drive.about.get({ fields }, this.#once)).data;
      if (!user?.permissionId || !user.emailAddress) throw new Error('Google does not say whose drive it is');
      return { id: user.permissionId, email: user.emailAddress };
    });
  }

  /** One that is gone already is as good. */
  async delete(fileId: string): Promise<void> {
    await this.#try('files.delete', null, () =>
      unlessGone(() => this.#drive.files.delete({ fileId, ...inDrives }, this.#once)),
    );
  }
}
