// The calls that make spreadsheets behind links, of one's own templates and of those of the gallery.
import type { FastifyInstance } from 'fastify';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findPublished } from '#server/database/rows/cards/find-published.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { AppError } from '#server/errors/app-error.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { disconnectSignalOf } from '#server/http/connections.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { isUnpaid, refuseUnpaid, refuseUnpaidPriced } from '#server/money/refuse-unpaid.ts';
import { soldAs, soldOf } from '#server/money/sold-template.ts';
import { isPriced } from '#server/policy/money/must-pay.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { documentToLookAt } from './document-to-look-at.ts';
import { ownSpreadsheetRoutes } from './own-routes.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { staticSpreadsheet } from './static-spreadsheet.ts';

const whole = { scenario: 1, isReadonly: false, orderId: null } as const;
const preview = { ...whole, isReadonly: true } as const;

const cashierOf = ({ ports, configuration: { paywall } }: ServerParts) => ({
  ...{ query: ports.database.query, paywall, now: ports.clock.now() },
});

export function spreadsheetRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, emails, jobs, limits, makeSpreadsheet } = parts;
  const { database } = ports;

  // The scopes keep the parsers of their bodies from other calls.
  app.register(async (scope) => readonlyRoute(scope, parts));
  staticRoute(app, parts);
  ownSpreadsheetRoutes(app, parts);

  registerCall(app, 'sendReadonlyGSUrl', async (request) => {
    refuseOtherSites(request);
    const account = visitorOf(request);
    const { templateId, email } = request.query;
    // It sends email to any address it is given.
    await limits.countSignIn(request);
    await limits.countEmail(email);
    const { title, document, sold } = await documentToLookAt(database.query, account, templateId);
    // What has a price shows its numbers to everybody, and its formulas to whoever has paid.
    const isWithoutFormulas = isPriced(sold) && (await isUnpaid(cashierOf(parts), account, sold));
    const made = { title, document, templateUuid: templateId, ...preview, isWithoutFormulas };
    // Whoever closes the page waits for the email.
    const never = new AbortController().signal;
    const url = await makeSpreadsheet(callerOf(request), made, never, () => undefined);
    const { language } = chosenBy(account);
    const content = { kind: 'spreadsheet-link', url, templateName: title } as const;
    await emails.send(database.query, account.id, { to: email, language, content });
    jobs.wake();
    return { data: url };
  });
}

function staticRoute(app: FastifyInstance, parts: ServerParts): void {
  const { ports, makeSpreadsheet } = parts;
  const { database } = ports;

  registerCall(app, 'createStaticGSUrl', async (request, reply) => {
    refuseOtherSites(request);
    const { staticId } = request.query;
    const inGallery = await findGalleryTemplate(database.query, staticId);
    const template = inGallery ?? (await findPublished(database.query, staticId));
    if (template === undefined) throw new AppError('template-not-found');
    const sold = soldOf(staticId, { copied_from: null, ...template });
    await refuseUnpaid(cashierOf(parts), visitorOf(request), sold);
    const signal = disconnectSignalOf(request, reply);
    const { document } = template;
    if ('card' in template) {
      const title = readGalleryCard(template.card)?.name ?? '';
      const asked = { uuid: staticId, title, document };
      return { data: await staticSpreadsheet(parts, callerOf(request).network, asked, signal) };
    }
    // What somebody lets others copy is kept by whoever takes it, as a copy would be: its owner's own stays theirs.
    const taken = { ...whole, title: template.name, document, templateUuid: staticId };
    return { data: await makeSpreadsheet(callerOf(request), taken, signal, () => undefined) };
  });
}

function readonlyRoute(scope: FastifyInstance, parts: ServerParts): void {
  const { ports, documents, makeSpreadsheet } = parts;
  const checkedOf = readPostedBodies(scope, (request, posted) =>
    documents.run(callerOf(request), 'readPostedSpreadsheet', posted),
  );
  registerCall(scope, 'createReadonlyGSUrl', async (request, reply) => {
    const { name: title, document } = checkedOf(request);
    const account = visitorOf(request);
    const sold = await soldAs(ports.database.query, request.body.uuid, account.id);
    await refuseUnpaidPriced(cashierOf(parts), account, sold);
    const made = { title, document, templateUuid: request.body.uuid, ...preview };
    const signal = disconnectSignalOf(request, reply);
    return { data: await makeSpreadsheet(callerOf(request), made, signal, () => undefined) };
  });
}
