// The calls of operators about users.
import type { FastifyInstance } from 'fastify';
import { eraseAccount } from '#server/accounts/erase-account.ts';
import { findAnyTemplate, findOwner } from '#server/database/rows/template-rows.ts';
import { pricedDocument } from '#server/documents/priced-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { serverEntry } from '#server/event-log/server-entry.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { refuseElsewhere, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { findUser, searchUser } from './find-user.ts';
import { listUsers } from './list-users.ts';
import { requestFeedback } from './request-feedback.ts';
import { setUserStatus } from './set-user-status.ts';
import { templatesOfUser } from './templates-of-user.ts';
import { userDetails } from './user-details.ts';

export function adminUserRoutes(app: FastifyInstance, parts: ServerParts): void {
  listRoutes(app, parts);
  readingRoutes(app, parts);
  changeRoutes(app, parts);
}

function listRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'listUsers', async ({ place, record }, { query }) => {
    const found = await listUsers(place.database.aside, query);
    await record(place.database.query, { act: 'users-listed', after: { shown: found.users.length } });
    return found;
  });

  registerOperatorCall(app, parts, 'searchUser', async ({ place, record }, { query }) => {
    const user = await searchUser(place.database.query, query.query);
    await record(place.database.query, { act: 'user-searched', whom: user._id });
    return { user };
  });
}

function readingRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'getUserDetails', async ({ place, record }, request) => {
    const { id } = await findUser(place.database.query, request.params.id);
    const details = await userDetails(place.database.aside, id);
    await record(place.database.query, { act: 'user-read', whom: id });
    return details;
  });

  registerOperatorCall(app, parts, 'listTemplatesOfUser', async ({ place, record }, request) => {
    const { id } = await findUser(place.database.query, request.params.id);
    const templates = await templatesOfUser(place.database.aside, id);
    await record(place.database.query, { act: 'user-templates-read', whom: id });
    return { templates };
  });

  registerOperatorCall(
    app,
    parts,
    'getTemplateJson',
    async ({ place, record }, { params: { uuid } }, reply) => {
      const { query } = place.database;
      const found = await findAnyTemplate(query, uuid);
      const owner = await findOwner(query, uuid);
      if (found === undefined || owner === undefined) throw new AppError('template-not-found');
      await record(query, { act: 'template-read', whom: owner, what: uuid });
      const document = pricedDocument(found.document, found.price_cents);
      return reply.type('application/json; charset=utf-8').send(new WrittenPieces(document));
    },
  );
}

function changeRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, jobs, eventLog } = parts;

  registerOperatorCall(app, parts, 'setUserStatus', async (desk, { params, body }) => ({
    status: await setUserStatus(desk, params.id, body.status),
  }));

  registerOperatorCall(app, parts, 'requestFeedback', async (desk, { params }) => {
    // The link in the email leads to this server.
    refuseElsewhere(desk);
    return { feedbackRequestedAt: await requestFeedback(parts, desk, params.id) };
  });

  registerOperatorCall(app, parts, 'deleteAnyUser', async (desk, { params, query }) => {
    const { place, record } = desk;
    const account = await findUser(place.database.query, params.id);
    if (isOperator(account)) throw new AppError('operator-protected');
    refuseUnconfirmed(desk, account, query.confirm);
    await eraseAccount({ ...place, clock: ports.clock, jobs }, account, (transaction) =>
      record(transaction, { act: 'user-deleted', whom: account.id }),
    );
    if (!desk.isOwn) return { deleted: true as const };
    // Says nothing about whose it was.
    const content = 'account deleted by an operator';
    eventLog.write(serverEntry({ lmid: logEventIds.userDeleted, level: 'info', content }));
    return { deleted: true as const };
  });
}
