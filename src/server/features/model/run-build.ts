// Runs the requested build: a workbook, a preview, or a cloud spreadsheet.
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import type { OnProgress } from '#server/building/model-writer.ts';
import type { ModelOptions } from '#server/building/write-model.ts';
import type { DocumentForBuild } from '#server/documents/posted-build.ts';
import { type Cashier, isUnpaid, refuseUnpaid } from '#server/money/refuse-unpaid.ts';
import { isPriced } from '#server/policy/money/must-pay.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { MakeSpreadsheet } from '#server/spreadsheets/make-spreadsheet.ts';
import { type BuildParts, buildModel } from './build-model.ts';
import { type DocumentToBuild, documentToBuild } from './document-to-build.ts';

export type BuildBody = z.output<(typeof calls)['buildModel']['body']>;

export interface Builder {
  readonly account: Account;
  readonly network: string;
}

/** Returns the name of a file, or the address of a spreadsheet. */
export async function runBuild(
  parts: BuildParts & { readonly makeSpreadsheet: MakeSpreadsheet },
  { account, network }: Builder,
  body: BuildBody,
  posted: DocumentForBuild | null,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { database, clock } = parts.ports;
  const { isPreview = false, isGoogleSheets = false, scenario = 1, hasCharts = false } = body;
  const asked = await documentToBuild(database.query, account, body.templateId, posted);
  const { title, document, templateUuid } = asked;
  const cashier = { query: database.query, paywall: parts.paywall, now: clock.now() };
  const part = await partToShow(cashier, account, asked, isPreview);
  const caller = { accountId: account.id, network };
  if (isGoogleSheets) {
    const request = { title, document, templateUuid, scenario, isReadonly: false, orderId: null };
    return parts.makeSpreadsheet(caller, request, signal, onProgress);
  }
  const output = isPreview
    ? ({ kind: 'preview', hasCharts: false, part } as const)
    : ({ kind: 'xlsx', hasCharts, part } as const);
  return buildModel(
    parts,
    caller,
    { title, document, scenario, templateUuid, ...output },
    signal,
    onProgress,
  );
}

/** A look at the numbers is free: at those of one's own, and of what has a price at the years until it is paid for. */
async function partToShow(
  cashier: Cashier,
  account: Account,
  { sold, isPosted }: DocumentToBuild,
  isPreview: boolean,
): Promise<NonNullable<ModelOptions['part']>> {
  if (isPreview && !isPriced(sold)) return 'all';
  if (!isPreview || isPosted) {
    await refuseUnpaid(cashier, account, sold);
    return 'all';
  }
  return (await isUnpaid(cashier, account, sold)) ? 'years' : 'all';
}
