// The calls for one's own spreadsheets behind links.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { ownListOf } from '#server/spreadsheets/own-list.ts';
import {
  makeEditable,
  ownOf,
  renewSpreadsheet,
  revokeSpreadsheet,
  stopEditing,
} from '#server/spreadsheets/own-spreadsheets.ts';
import { spreadsheetsInView } from '#server/views/shown-in-view.ts';
import type { ServerParts } from '../server-parts.ts';
import { makeNewLink } from './make-new-link.ts';

type Change = z.output<(typeof calls)['changeSpreadsheet']['body']>;

export function ownSpreadsheetRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, jobs, origin } = parts;
  const listOf = (accountId: string) => ownListOf(ports, accountId, origin());

  registerCall(app, 'listSpreadsheets', async (request) => {
    const list = await listOf(visitorOf(request).id);
    return request.view === null ? list : spreadsheetsInView(list);
  });

  registerCall(app, 'changeSpreadsheet', async (request) => {
    const changed = await change(parts, visitorOf(request), request.params.id, request.body);
    jobs.wake();
    return { spreadsheet: ownOf(changed, origin()) };
  });

  registerCall(app, 'revokeSpreadsheet', async (request) => {
    const { id } = visitorOf(request);
    await revokeSpreadsheet(ports, jobs, id, request.params.id);
    jobs.wake();
    return listOf(id);
  });
}

function change(parts: ServerParts, account: Account, id: string, asked: Change): Promise<Spreadsheet> {
  const { ports, configuration } = parts;
  if ('isEditable' in asked) return (asked.isEditable ? makeEditable : stopEditing)(ports, account.id, id);
  if ('renew' in asked) return renewSpreadsheet(ports, account.id, id);
  const { query } = ports.database;
  const cashier = { query, paywall: configuration.paywall, now: ports.clock.now() };
  return makeNewLink(parts, cashier, account, id);
}
