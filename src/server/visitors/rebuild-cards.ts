// Rebuilds unreadable cards from their documents if those can be read, so that only lost ones are marked as broken.
import { parseStoredJson } from '#server/documents/parse-stored-json.ts';
import { readSummary } from '#server/documents/template-card.ts';
import { templateSummaryOf } from '#server/documents/template-summary-of.ts';
import type { Database } from '#server/ports/database/database.ts';
import { readTemplate } from '#template/read-template.ts';
import { findTemplate, replaceSummary, type TemplateCard } from '../database/rows/template-rows.ts';

export async function rebuildCards(
  database: Database,
  accountId: string,
  cards: readonly TemplateCard[],
): Promise<readonly TemplateCard[]> {
  const rebuilt: TemplateCard[] = [];
  for (const card of cards) {
    rebuilt.push(readSummary(card.summary) === null ? await rebuildCard(database, accountId, card) : card);
  }
  return rebuilt;
}

async function rebuildCard(
  { query }: Database,
  accountId: string,
  card: TemplateCard,
): Promise<TemplateCard> {
  const found = await findTemplate(query, card.uuid, accountId);
  const { template } = readTemplate(parseStoredJson(found?.document ?? ''));
  if (template === null) return card;
  const summary = JSON.stringify(templateSummaryOf(template));
  await replaceSummary(query, { ...card, account_id: accountId }, summary);
  return { ...card, summary };
}
