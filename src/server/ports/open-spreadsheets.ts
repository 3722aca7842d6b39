// Chooses where spreadsheets behind links are made, as configured.
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import type { Files } from './files/files.ts';
import type { GoogleSheetsSettings } from './spreadsheets/google/google-sheets-settings.ts';
import { googleSpreadsheets } from './spreadsheets/google/google-spreadsheets.ts';
import { ownSpreadsheets } from './spreadsheets/own-spreadsheets.ts';
import type { Spreadsheets } from './spreadsheets/spreadsheets.ts';

export interface SpreadsheetTools {
  readonly files: Pick<Files, 'put' | 'delete'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function openSpreadsheets(
  settings: GoogleSheetsSettings | null,
  { files, clock, logger }: SpreadsheetTools,
): Spreadsheets {
  const own = ownSpreadsheets(files);
  if (settings === null) return own;
  const google = googleSpreadsheets(settings, { clock, warn: (message) => logger.warn(message) });
  return {
    ...{ provider: google.provider, format: google.format },
    publish: (spreadsheet, signal) => google.publish(spreadsheet, signal),
    remove: async (spreadsheet) => {
      // It may be from before Google was set up.
      await own.remove(spreadsheet);
      await google.remove(spreadsheet);
    },
  };
}
