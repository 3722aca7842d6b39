// Chooses where spreadsheets behind links are made, as configured, and whether people may have theirs in drives of their own.
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import type { Files } from './files/files.ts';
import { type GoogleDrivesSettings, googleDrives } from './spreadsheets/google/google-drives.ts';
import type { GoogleSheetsSettings } from './spreadsheets/google/google-sheets-settings.ts';
import { googleSpreadsheets } from './spreadsheets/google/google-spreadsheets.ts';
import { noDrives } from './spreadsheets/no-drives.ts';
import type { OwnDrives } from './spreadsheets/own-drives.ts';
import { ownSpreadsheets } from './spreadsheets/own-spreadsheets.ts';
import type { Spreadsheets } from './spreadsheets/spreadsheets.ts';

export interface SpreadsheetTools {
  readonly files: Pick<Files, 'put' | 'has' | 'delete'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const toolsOf = (clock: Clock, logger: Logger) => ({
  ...{ clock, warn: (message: string) => logger.warn(message) },
});

export const openDrives = (
  settings: GoogleDrivesSettings | null,
  { clock, logger }: Pick<SpreadsheetTools, 'clock' | 'logger'>,
): OwnDrives => (settings === null ? noDrives : googleDrives(settings, toolsOf(clock, logger)));

export function openSpreadsheets(
  settings: GoogleSheetsSettings | null,
  { files, clock, logger }: SpreadsheetTools,
): Spreadsheets {
  const own = ownSpreadsheets(files);
  if (settings === null) return own;
  const google = googleSpreadsheets(settings, toolsOf(clock, logger));
  return {
    ...{ provider: google.provider, format: google.format },
    publish: (spreadsheet, signal) => google.publish(spreadsheet, signal),
    isThere: (spreadsheet) => google.isThere(spreadsheet),
    remove: async (spreadsheet) => {
      // It may be from before Google was set up.
      await own.remove(spreadsheet);
      await google.remove(spreadsheet);
    },
  };
}
