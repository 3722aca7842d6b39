// Rebuilds stored cards that cannot be read from their documents, once, so that no list ever has to read a document.
import type { Kysely } from 'kysely';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { readGalleryCard, readGalleryCardTerms, storedCardOf } from '#server/cards/stored-gallery-card.ts';
import { readSummary, templateSummaryOf } from '#server/cards/stored-summary.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import type { Migration } from './migrate.ts';

/** A card is at most a few hundred kilobytes. */
const cardsAtOnce = 50;

/** They were in the rows then. */
type WithDocuments = Record<'template' | 'gallery_template', { readonly document: string }>;

export const readableCards: Migration = {
  name: '014-readable-cards',
  up: async (query) => {
    await rebuildSummaries(query);
    await rebuildGalleryCards(query);
  },
};

async function rebuildSummaries(query: Kysely<Tables>): Promise<void> {
  for (let after = '', isMore = true; isMore; ) {
    const cards = await query
      .selectFrom('template')
      .select(['uuid', 'summary'])
      .where('uuid', '>', after)
      // A purged template has no card.
      .where('document_bytes', '>', 0)
      .orderBy('uuid')
      .limit(cardsAtOnce)
      .execute();
    for (const { uuid, summary } of cards) {
      if (orNull(() => readSummary(summary)) === null) await rebuildSummary(query, uuid);
    }
    after = cards.at(-1)?.uuid ?? after;
    isMore = cards.length === cardsAtOnce;
  }
}

async function rebuildSummary(query: Kysely<Tables>, uuid: string): Promise<void> {
  const row = await query
    .withTables<WithDocuments>()
    .selectFrom('template')
    .select('document')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const summary = cardOf(row?.document, templateSummaryOf);
  if (summary !== null) {
    await query.updateTable('template').set({ summary }).where('uuid', '=', uuid).execute();
  }
}

async function rebuildGalleryCards(query: Kysely<Tables>): Promise<void> {
  const rows = await query.selectFrom('gallery_template').select('uuid').execute();
  for (const { uuid } of rows) {
    const { card: stored, document } = await query
      .withTables<WithDocuments>()
      .selectFrom('gallery_template')
      .select(['card', 'document'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (orNull(() => readGalleryCard(stored)) !== null) continue;
    const terms = orNull(() => readGalleryCardTerms(stored));
    // Without a price it stays broken: no document has the price, and nothing priced is to become free.
    const card = terms && cardOf(document, (template) => storedCardOf(template, terms));
    if (card !== null) {
      await query.updateTable('gallery_template').set({ card }).where('uuid', '=', uuid).execute();
    }
  }
}

/** Null for a document that cannot be read. */
const cardOf = (document: string | undefined, make: (template: Template) => object): string | null =>
  orNull(() => {
    const { template } = readTemplate(parseStoredJson(document ?? ''));
    return template && JSON.stringify(make(template));
  });

/** Whatever is wrong with one row, such as nesting deeper than the call stack, must not keep the server from starting. */
function orNull<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
