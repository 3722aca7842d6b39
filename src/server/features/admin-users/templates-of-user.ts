// The templates of a user as operators see them, each described without sending its document.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { operatorTemplate } from '#contract/shapes/admin/operator-user-shapes.ts';
import { defaultLanguage } from '#language/language.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import { listTemplateCards } from '#server/database/rows/cards/list-cards.ts';
import { findAnyTemplate } from '#server/database/rows/template-rows.ts';
import type { DescribedDocument } from '#server/documents/described-document.ts';
import { dollarsOf } from '#server/documents/priced-document.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Where it delays nobody. */
export type DescribeDocument = (document: Uint8Array) => Promise<DescribedDocument>;

type OperatorTemplate = z.input<typeof operatorTemplate>;

/** Last changed first. */
export async function templatesOfUser(
  query: Kysely<Tables>,
  accountId: string,
  describe: DescribeDocument,
): Promise<OperatorTemplate[]> {
  const cards = await listTemplateCards(query, accountId, (card) => card);
  const templates: OperatorTemplate[] = [];
  for (const card of cards) {
    const found = await findAnyTemplate(query, card.uuid);
    // Deleted meanwhile.
    if (found === undefined) continue;
    const { description = '', language = defaultLanguage } = readSummary(card.summary) ?? {};
    templates.push({
      ...{ uuid: card.uuid, name: card.name, price: dollarsOf(card.price_cents), description, language },
      ...(await describe(found.document)),
      ...{ createdAt: card.created_at, updatedAt: card.updated_at, timestamp: card.updated_at },
    });
    await letOthers();
  }
  return templates;
}
