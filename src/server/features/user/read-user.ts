// What the page knows of whoever asks: settings, own templates, and whether more may be added.
import type { z } from 'zod';
import { type calls, templateSummary } from '#contract/calls.ts';
import type { Account } from '#server/database/tables.ts';
import { listTemplateCards, type TemplateCard } from '#server/database/template-rows.ts';
import { mayAddTemplate } from '#server/policy/may-add-template.ts';
import type { Database } from '#server/ports/database/database.ts';
import { languages } from '#template/template.ts';
import { settingsOf } from './settings-of.ts';

type UserReply = z.input<(typeof calls)['getUser']['reply']>;

export async function readUser(
  database: Database,
  account: Account,
  maxTemplates: number,
): Promise<UserReply> {
  const cards = await listTemplateCards(database.query, account.id);
  return {
    isSignedIn: false,
    isAnonymous: true,
    userEntitled: false,
    userCanAddNewTemplates: mayAddTemplate(cards.length, maxTemplates),
    email: null,
    settings: settingsOf(account, maxTemplates),
    templates: cards.map(summaryOf),
    languages: [...languages],
  };
}

function summaryOf(card: TemplateCard): z.input<typeof templateSummary> {
  const kept = JSON.parse(card.summary);
  return templateSummary.parse({
    ...kept,
    uuid: card.uuid,
    name: card.name,
    revision: card.revision,
    timestamp: card.updated_at,
  });
}
