// Google Drive: files that are uploaded with conversion, found, shared and deleted.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { convert } from './converted-book.ts';
import { invalid, notFound, refusal } from './google-error.ts';
import { type GoogleStore, type StoredFile, webViewLink } from './google-store.ts';
import type { Upload } from './multipart.ts';
import { sharedDriveId } from './service-account.ts';
import type { Bearer } from './token-endpoint.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheetsType = 'application/vnd.google-apps.spreadsheet';
const mostUploadBytes = 5 * 2 ** 20;
/** Of a property, its name included. */
const mostPropertyBytes = 124;

const newFile = z.strictObject({
  name: z.string().min(1),
  mimeType: z.literal(sheetsType),
  appProperties: z.record(z.string(), z.string()).optional(),
  copyRequiresWriterPermission: z.boolean().optional(),
  parents: z.array(z.string()).length(1).optional(),
});

const newPermission = z.strictObject({
  type: z.literal('anyone'),
  role: z.enum(['reader', 'commenter', 'writer']),
  allowFileDiscovery: z.boolean().optional(),
});

export interface DriveCall {
  readonly store: GoogleStore;
  readonly bearer: Bearer;
  readonly query: URLSearchParams;
}

/** Where all drives are not asked for, files of shared drives are not there. */
const seesDrives = (query: URLSearchParams): boolean => query.get('supportsAllDrives') === 'true';

/** Of the person, and of the program that asks where that sees only its own. */
export const isOwn = ({ owner, client }: StoredFile, { email, onlyOfClient }: Bearer): boolean =>
  owner === email && (onlyOfClient === undefined || onlyOfClient === client);

export const fileAnswer = ({ id, name, createdTime, appProperties, isTrashed }: StoredFile) => ({
  ...{ kind: 'drive#file', id, name, mimeType: sheetsType, createdTime, appProperties },
  trashed: isTrashed,
  webViewLink: webViewLink(id),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  throw invalid(`Invalid JSON payload received. ${path}: ${issue?.message ?? 'Cannot find field.'}`);
}

export function createFile({ store, bearer, query }: DriveCall, { metadata, type, file }: Upload): object {
  if (query.get('uploadType') !== 'multipart') throw invalid('Invalid upload type.');
  if (file.length > mostUploadBytes) throw refusal(413, 'Request Too Large', 'uploadTooLarge');
  if (type !== xlsxType) throw invalid(`Conversion of ${type} is not supported.`);
  if ('id' in metadata) throw invalid('Generated IDs are not supported for Docs Editors formats.');
  const said = read(newFile, metadata);
  for (const [name, value] of Object.entries(said.appProperties ?? {})) {
    if (Buffer.byteLength(name + value) > mostPropertyBytes) throw invalid('The property is too long.');
  }
  const [parent = null] = said.parents ?? [];
  if (parent !== null && !(parent === sharedDriveId && seesDrives(query))) throw notFound(parent);
  if (parent === null && bearer.isService) {
    const message = 'Service Accounts do not have storage quota.';
    throw refusal(403, message, 'storageQuotaExceeded');
  }
  if (parent === null && store.fullDrives.has(bearer.email)) {
    const message = "The user's Drive storage quota has been exceeded.";
    throw refusal(403, message, 'storageQuotaExceeded');
  }
  const stored: StoredFile = {
    ...{ id: store.newId(), name: said.name, createdTime: store.newTime(), owner: bearer.email },
    ...{ appProperties: said.appProperties ?? {}, parents: said.parents ?? ['root'], permissions: [] },
    ...{ client: bearer.onlyOfClient ?? null, isTrashed: false },
    copyRequiresWriterPermission: said.copyRequiresWriterPermission ?? false,
    sheets: convert(file, store.newSheetId()),
    ...{ settings: { locale: 'de_DE', timeZone: 'Europe/Berlin' }, updates: [] },
  };
  store.files.set(stored.id, stored);
  return fileAnswer(stored);
}

const queryPattern = /^appProperties has \{ key='([\w-]+)' and value='([\w-]+)' \} and trashed = false$/;

export function listFiles({ store, bearer, query }: DriveCall): object {
  const [, key = '', value = ''] = queryPattern.exec(query.get('q') ?? '') ?? [];
  if (key === '') throw invalid('Invalid Value');
  const driveId = query.get('driveId');
  const isOfDrive = query.get('corpora') === 'drive';
  if (isOfDrive !== (driveId !== null))
    throw invalid('The driveId parameter must be specified with corpora=drive.');
  if (isOfDrive && query.get('includeItemsFromAllDrives') !== 'true') {
    throw invalid('The includeItemsFromAllDrives parameter must be set to true with corpora=drive.');
  }
  const files = [...store.files.values()]
    .filter((file) => {
      const isVisible = isOfDrive ? file.parents[0] === driveId : isOwn(file, bearer);
      return isVisible && !file.isTrashed && file.appProperties[key] === value;
    })
    .sort((one, other) => one.createdTime.localeCompare(other.createdTime));
  return { kind: 'drive#fileList', incompleteSearch: false, files: files.map(fileAnswer) };
}

export function findFile({ store, bearer, query }: DriveCall, id: string): StoredFile {
  const file = store.files.get(id);
  const isShared = file?.parents[0] === sharedDriveId;
  if (file === undefined || (isShared ? !seesDrives(query) : !isOwn(file, bearer))) {
    throw notFound(id);
  }
  return file;
}

export function deleteFile(call: DriveCall, id: string): null {
  call.store.files.delete(findFile(call, id).id);
  return null;
}

export function createPermission(call: DriveCall, id: string, body: unknown): object {
  const file = findFile(call, id);
  const { type, role } = read(newPermission, body);
  if (call.store.closedDrives.has(call.bearer.email)) {
    throw refusal(400, 'Bad Request. User message: "ACL change not allowed."', 'invalidSharingRequest');
  }
  const permission = { id: 'anyoneWithLink', type, role };
  // There is one of this kind at most.
  file.permissions.splice(0, Number.POSITIVE_INFINITY, permission);
  return { kind: 'drive#permission', ...permission };
}

export function deletePermission(call: DriveCall, id: string, permissionId: string): null {
  const { permissions } = findFile(call, id);
  const place = permissions.findIndex((one) => one.id === permissionId);
  if (place < 0) throw refusal(404, `Permission not found: ${permissionId}.`, 'notFound');
  permissions.splice(place, 1);
  return null;
}

/** Whose drive it is; it answers nothing that is not asked for. */
export function about({ bearer: { email }, query }: DriveCall): object {
  if (query.get('fields') === null) {
    throw refusal(400, "The 'fields' parameter is required for this method.", 'required');
  }
  const permissionId = createHash('sha256').update(email).digest('hex').slice(0, 20);
  const displayName = email.split('@')[0];
  return {
    kind: 'drive#about',
    user: { kind: 'drive#user', displayName, me: true, permissionId, emailAddress: email },
  };
}
