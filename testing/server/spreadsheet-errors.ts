// Provokes the errors about spreadsheets behind links on a running server.
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { newSpreadsheetId } from '#server/spreadsheets/spreadsheet-id.ts';
import { driveEnded, driveFull, driveNotShared } from '#testing/google/drive-errors.ts';
import { newPerson } from './people.ts';
import { addManySpreadsheets, addSpreadsheet } from './spreadsheets.ts';
import type { TestServer } from './test-server.ts';
import { type Failure, failureOf } from './visitor.ts';

type Place = Pick<TestServer, 'origin' | 'clock' | 'newVisitor'> & { readonly place: DatabaseLocation };

const mostOfAccount = 100;

/** The place is there once the tests run. */
export function spreadsheetErrors(placeOf: () => Place) {
  const added = async (change: Parameters<typeof addSpreadsheet>[2]): Promise<string> => {
    const server = placeOf();
    const visitor = await server.newVisitor();
    return addSpreadsheet(server, visitor, change);
  };
  const asked = async (path: string, init?: RequestInit): Promise<Failure> =>
    failureOf(await fetch(`${placeOf().origin}/builder/sheets/${path}`, init));
  const save = (id: string, key: string, revision: number) =>
    asked(`${id}/edits`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision, edits: [] }),
    });
  return {
    'google-drive-ended': driveEnded,
    'google-drive-full': driveFull,
    'google-drive-not-shared': driveNotShared,
    'spreadsheet-limit': async () => {
      const server = placeOf();
      const { visitor } = await newPerson(server);
      await addManySpreadsheets(server, visitor, mostOfAccount);
      const template = await visitor.call('getDefaultTemplate');
      return visitor.failure('buildModel', { body: { template, isGoogleSheets: true } });
    },
    'spreadsheet-not-found': () => asked(`${newSpreadsheetId()}/state`),
    'spreadsheet-gone': async () => asked(`${await added({ revoked_at: 1 })}/state`),
    'spreadsheet-expired': async () => asked(`${await added({ expires_at: 1 })}/state`),
    'spreadsheet-read-only': async () => asked(`${await added({ is_readonly: 1 })}/workbook.xlsx`),
    'spreadsheet-unchangeable': async () => {
      const server = placeOf();
      const visitor = await server.newVisitor();
      const id = await addSpreadsheet(server, visitor, { provider: 'google' });
      return visitor.failure('changeSpreadsheet', { id, body: { newLink: true } });
    },
    'spreadsheet-stale': async () => {
      const change = { edit_key: 'the key', edits_revision: 3 };
      return save(await added(change), 'the key', 2);
    },
  } as const;
}
