// The calls that find templates of everybody for an operator.
import type { FastifyInstance } from 'fastify';
import { countTemplates, listTemplateNames } from '#server/database/rows/operators/listed-template-rows.ts';
import { searchNameOf } from '#server/documents/listed-facts.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { findTemplates } from './find-templates.ts';

const namesAtOnce = 1000;

export function adminTemplateRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'searchTemplatesWithContext', (desk, { query: { after } }) =>
    findTemplates(desk, { kind: 'with-context' }, after),
  );

  registerOperatorCall(app, parts, 'listTemplateNames', async (desk, { query: { skip } }) => {
    const { aside, query } = desk.place.database;
    const names = await listTemplateNames(aside, skip, namesAtOnce + 1);
    const statistics = await countTemplates(aside, { kind: 'all' });
    const templates = names.slice(0, namesAtOnce);
    await desk.record(query, { act: 'template-names-read', after: { skip, count: templates.length } });
    return { templates, statistics, hasMore: names.length > namesAtOnce };
  });

  registerOperatorCall(app, parts, 'listAllTemplates', (desk, { query: { after } }) =>
    findTemplates(desk, { kind: 'all' }, after),
  );

  registerOperatorCall(app, parts, 'searchTemplatesByName', (desk, { query: { name, after } }) =>
    findTemplates(desk, { kind: 'named', text: searchNameOf(name) }, after),
  );
}
