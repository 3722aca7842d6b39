// The page of a single gallery template, for links from outside: the app with the template embedded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { namedLanguages } from '#catalog/languages.ts';
import { readGalleryCard, type StoredGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { dollarsOf } from '#server/documents/priced-document.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { isBuilt } from '#server/http/web-app.ts';
import { isUnpaid } from '#server/money/refuse-unpaid.ts';
import { soldOf } from '#server/money/sold-template.ts';
import { isPriced } from '#server/policy/money/must-pay.ts';
import type { ServerParts } from '../server-parts.ts';
import { noTemplatePage } from './no-template-page.ts';
import { type OfferedCard, staticPage } from './static-page.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function staticPageRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { configuration, ports, documents } = parts;
  const { webDir, paywall } = configuration;
  const { database, clock } = ports;

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
      const card = readGalleryCard(found.card);
      if (card === null) return reply.code(404).send(noTemplatePage);
      const price = dollarsOf(found.price_cents);
      const sold = soldOf(templateId, { ...found, copied_from: null });
      const cashier = { query: database.query, paywall, now: clock.now() };
      const common = { templateId, price, languages: namedLanguages };
      if (isPriced(sold) && (await isUnpaid(cashier, request.session?.account ?? null, sold))) {
        const offered = { ...common, template: null, card: offeredCard(templateId, card, price) };
        return reply.send(new WrittenPieces(staticPage(indexPage, card, offered)));
      }
      const template = await documents.run(callerOf(request), 'embeddedDocument', found.document);
      if (template === null) return reply.code(404).send(noTemplatePage);
      return reply.send(new WrittenPieces(staticPage(indexPage, card, { ...common, template })));
    },
  );
}

const offeredCard = (
  templateId: string,
  { name, description, language, higherPrice, screenshots }: StoredGalleryCard,
  price: number,
): OfferedCard => ({ templateId, name, description, language, price, higherPrice, screenshots });
