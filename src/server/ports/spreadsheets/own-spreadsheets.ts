// Spreadsheets on pages of our own: what a page shows and the file it can be downloaded as are kept beside other files.
import type { Files } from '../files/files.ts';
import type { Spreadsheets } from './spreadsheets.ts';

export const ownSpreadsheetPath = (id: string): string => `/builder/sheets/${id}`;

/** What the page shows, as gzipped JSON. */
export const bookFileName = (id: string): string => `sheet-${id}.book`;
export const sheetFileName = (id: string): string => `sheet-${id}.xlsx`;

export const filesOfSpreadsheet = (id: string): readonly string[] => [bookFileName(id), sheetFileName(id)];

const namePattern = /^sheet-(.+)\.(?:book|xlsx)$/;

/** Of the spreadsheet that a file belongs to; null for files of other kinds. */
export const idOfFile = (name: string): string | null => namePattern.exec(name)?.[1] ?? null;

export function ownSpreadsheets(files: Pick<Files, 'put' | 'has' | 'delete'>): Spreadsheets {
  return {
    provider: 'embedded',
    format: 'book',
    publish: async ({ id, content, file }) => {
      await files.put(sheetFileName(id), file);
      await files.put(bookFileName(id), content);
      return { url: ownSpreadsheetPath(id), externalId: null };
    },
    isThere: ({ id }) => files.has(bookFileName(id)),
    remove: async ({ id }) => {
      for (const name of filesOfSpreadsheet(id)) await files.delete(name);
    },
  };
}
