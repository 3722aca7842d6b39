// The page of a single gallery template, for links from outside: the app with the template embedded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { namedLanguages } from '#catalog/languages.ts';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { isBuilt } from '#server/http/web-app.ts';
import type { ServerParts } from '../server-parts.ts';
import { noTemplatePage } from './no-template-page.ts';
import { staticPage } from './static-page.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function staticPageRoutes(
  app: FastifyInstance,
  { configuration: { webDir }, ports: { database }, documents }: ServerParts,
): void {
  app.get<{ Params: { templateId: string } }>(
    '/builder/static/:templateId',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.type('text/html; charset=utf-8');
      const templateId = request.params.templateId.toLowerCase();
      const found = uuidPattern.test(templateId)
        ? await findGalleryTemplate(database.query, templateId)
        : undefined;
      if (found === undefined || !isBuilt(webDir)) return reply.code(404).send(noTemplatePage);
      const indexPage = await readFile(join(webDir, 'index.html'), 'utf8');
      const template = await documents.run(callerOf(request), 'embeddedDocument', found.document);
      // The price comes from the card: the gallery document has none.
      const card = readGalleryCard(found.card);
      if (template === null || card === null) return reply.code(404).send(noTemplatePage);
      const embedded = { templateId, template, price: card.price, languages: namedLanguages };
      return reply.send(new WrittenPieces(staticPage(indexPage, card, embedded)));
    },
  );
}
