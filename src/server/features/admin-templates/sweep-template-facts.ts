// Looks once at each template that was saved before lists for operators said anything of it beside its card.
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { bytesOfColumn } from '#server/database/rows/documents/document-bytes.ts';
import { withWholeDocument } from '#server/database/rows/documents/document-pieces.ts';
import { keepFacts, listWithoutFacts } from '#server/database/rows/operators/listed-template-rows.ts';
import { createDocumentThread, type DocumentThread } from '#server/documents/document-thread.ts';
import { searchNameOf } from '#server/documents/listed-facts.ts';
import type { Tables } from '#server/ports/database/tables.ts';

const rowsAtOnce = 100;
/** Whose work it is: nobody's who could have too much of it. */
const caller = { accountId: 'sweep', network: 'sweep' };

export async function sweepTemplateFacts(query: Kysely<Tables>, logger: FastifyBaseLogger): Promise<void> {
  let rows = await listWithoutFacts(query, '', rowsAtOnce);
  if (rows.length === 0) return;
  const documents = createDocumentThread(logger, () => undefined);
  try {
    while (rows.length > 0) {
      for (const { uuid, name } of rows) {
        await keepFacts(query, uuid, {
          ...(await factsOf(query, documents, uuid)),
          search_name: searchNameOf(name),
        });
      }
      rows = await listWithoutFacts(query, rows.at(-1)?.uuid ?? '', rowsAtOnce);
    }
  } finally {
    await documents.close();
  }
}

async function factsOf(query: Kysely<Tables>, documents: DocumentThread, uuid: string) {
  const find = query
    .selectFrom('template_document')
    .select(bytesOfColumn('document').as('document'))
    .where('uuid', '=', uuid);
  const row = await withWholeDocument(query, () => find.executeTakeFirst());
  return documents.run(caller, 'documentFactsOf', { document: row?.document ?? new Uint8Array() });
}
