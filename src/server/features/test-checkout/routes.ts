// The pages of the test checkout, which are there only where payments are made in it.
import type { FastifyInstance } from 'fastify';
import { testTill } from '#server/money/test-till.ts';
import type { ServerParts } from '../server-parts.ts';
import { checkoutPageRoutes } from './checkout-routes.ts';
import { readForms } from './forms.ts';
import { languageAsked } from './language-asked.ts';
import { stylePath } from './page.ts';
import { portalRoutes } from './portal-routes.ts';
import { style } from './style.ts';

export function testCheckoutRoutes(app: FastifyInstance, { ports, jobs, configuration }: ServerParts): void {
  if (ports.payments.provider !== 'test') return;
  const till = testTill(ports, jobs);
  // The scope keeps the parser of forms from other calls.
  void app.register(async (pages) => {
    readForms(pages);
    pages.get(stylePath, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(style),
    );
    checkoutPageRoutes(pages, till, jobs, languageAsked);
    portalRoutes(pages, till, jobs, languageAsked, configuration.ai !== null);
  });
}
