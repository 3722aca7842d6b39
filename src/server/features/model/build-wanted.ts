// What a caller asks to be built, and where: as a workbook, as a preview, or as a spreadsheet in the cloud.
import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import type { Account } from '#server/database/tables.ts';
import { AppError } from '#server/http/app-error.ts';
import { type BuildParts, buildModel } from './build-model.ts';
import { documentToBuild } from './document-to-build.ts';
import type { OnProgress } from './shared-builds.ts';

export type BuildBody = z.output<(typeof calls)['buildModel']['body']>;

/** Gives the name of a file, or the address of a spreadsheet. */
export async function buildWanted(
  parts: BuildParts,
  account: Account,
  body: BuildBody,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { database, spreadsheets } = parts.ports;
  const { isPreview = false, isGoogleSheets = false, scenario = 1, hasCharts = false } = body;
  if (isGoogleSheets && !spreadsheets.isAvailable) throw new AppError('not-available');
  const { title, document } = await documentToBuild(database, account, body);
  if (isGoogleSheets) return spreadsheets.create({ title, document, scenario, isReadonly: false });
  const wanted = isPreview
    ? ({ kind: 'preview', hasCharts: false } as const)
    : ({ kind: 'xlsx', hasCharts } as const);
  return buildModel(parts, account.id, { title, document, scenario, ...wanted }, signal, onProgress);
}
