// Runs the requested build: a workbook, a preview, or a cloud spreadsheet.
import type { z } from 'zod';
import { hasPrice, needsPurchase, type PricedTemplate } from '#catalog/needs-purchase.ts';
import type { calls } from '#contract/calls/calls.ts';
import { listOrders } from '#server/database/rows/order-rows.ts';
import type { DocumentForBuild } from '#server/documents/posted-build.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isEntitled } from '#server/policy/may-call.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { type BuildParts, buildModel } from './build-model.ts';
import { documentToBuild } from './document-to-build.ts';
import type { OnProgress } from './shared-builds.ts';

export type BuildBody = z.output<(typeof calls)['buildModel']['body']>;

export interface Builder {
  readonly account: Account;
  readonly network: string;
}

/** Returns the name of a file, or the address of a spreadsheet. */
export async function runBuild(
  parts: BuildParts,
  { account, network }: Builder,
  body: BuildBody,
  posted: DocumentForBuild | null,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<string> {
  const { database, spreadsheets } = parts.ports;
  const { isPreview = false, isGoogleSheets = false, scenario = 1, hasCharts = false } = body;
  if (isGoogleSheets && !spreadsheets.isAvailable) throw new AppError('not-available');
  const { title, document, ...priced } = await documentToBuild(database, account, body.templateId, posted);
  // Previews are free.
  if (!isPreview) await refuseUnpurchased(database, account, priced);
  if (isGoogleSheets) return spreadsheets.create({ title, document, scenario, isReadonly: false });
  const output = isPreview
    ? ({ kind: 'preview', hasCharts: false } as const)
    : ({ kind: 'xlsx', hasCharts } as const);
  return buildModel(
    parts,
    { accountId: account.id, network },
    { title, document, scenario, ...output },
    signal,
    onProgress,
  );
}

async function refuseUnpurchased(
  { query }: Pick<Database, 'query'>,
  account: Account,
  priced: PricedTemplate,
): Promise<void> {
  const orders = hasPrice(priced) ? await listOrders(query, account.id) : [];
  const buyer = {
    isEntitled: isEntitled(account),
    hasPlan: account.plan !== null,
    orders: orders.map(({ template_uuid, static_id }) => ({
      templateUuid: template_uuid,
      staticId: static_id,
    })),
  };
  if (needsPurchase(priced, buyer)) throw new AppError('payment-required');
}
