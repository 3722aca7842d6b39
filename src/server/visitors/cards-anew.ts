// Makes the cards that cannot be read anew from their documents where those can be read, so that only what is lost is told as broken.
import { parseStoredJson } from '#server/documents/parse-stored-json.ts';
import { readSummary } from '#server/documents/template-card.ts';
import { templateSummaryOf } from '#server/documents/template-summary-of.ts';
import type { Database } from '#server/ports/database/database.ts';
import { readTemplate } from '#template/read-template.ts';
import { findTemplate, replaceSummary, type TemplateCard } from '../database/rows/template-rows.ts';

export async function cardsAnew(
  database: Database,
  accountId: string,
  cards: readonly TemplateCard[],
): Promise<readonly TemplateCard[]> {
  const anew: TemplateCard[] = [];
  for (const card of cards) {
    anew.push(readSummary(card.summary) === null ? await cardAnew(database, accountId, card) : card);
  }
  return anew;
}

async function cardAnew({ query }: Database, accountId: string, card: TemplateCard): Promise<TemplateCard> {
  const found = await findTemplate(query, card.uuid, accountId);
  const { template } = readTemplate(parseStoredJson(found?.document ?? ''));
  if (template === null) return card;
  const summary = JSON.stringify(templateSummaryOf(template));
  await replaceSummary(query, { ...card, account_id: accountId }, summary);
  return { ...card, summary };
}
