// The template to build: the saved one, or the posted one if no template with that id is saved.

import type { PricedTemplate } from '#catalog/needs-purchase.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import type { DocumentForBuild } from '#server/documents/posted-build.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Account } from '#server/ports/database/tables.ts';

export interface DocumentToBuild extends PricedTemplate {
  readonly title: string;
  readonly document: Uint8Array;
}

export async function documentToBuild(
  { query }: Pick<Database, 'query'>,
  account: Account,
  templateId: string | undefined,
  posted: DocumentForBuild | null,
): Promise<DocumentToBuild> {
  if (templateId !== undefined) {
    const saved = await findTemplate(query, templateId, account.id);
    if (saved !== undefined) {
      const price = readSummary(saved.summary)?.price ?? null;
      return { title: saved.name, document: saved.document, uuid: templateId, price };
    }
  }
  if (posted === null) throw new AppError('template-not-found');
  return posted;
}
