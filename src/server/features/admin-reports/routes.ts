// The operators' calls about messages, reported templates, and tables to download.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { reportCalls } from '#contract/calls/admin/report-calls.ts';
import { listMessages, markMessage } from '#server/database/rows/feedback-rows.ts';
import { answerReports, listReported } from '#server/database/rows/gallery/report-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { reportedTemplates } from './reported-templates.ts';
import { tableNamed } from './tables/tables.ts';
import { unpublishReported } from './unpublish-reported.ts';

export function adminReportRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { clock } = parts.ports;
  messageRoutes(app, parts);

  registerOperatorCall(app, parts, 'listTemplateReports', async (desk, { query: page }) => {
    const { query } = desk.place.database;
    const { uuids, total } = await listReported(query, page);
    await desk.record(query, { act: 'reports-listed' });
    const templates = await reportedTemplates(query, uuids);
    return { templates, total, hasMore: page.skip + uuids.length < total };
  });

  registerOperatorCall(app, parts, 'dismissReports', async (desk, { params: { id } }) =>
    desk.place.database.query.transaction().execute(async (query) => {
      const answered = await answerReports(query, id, 'dismissed', clock.now());
      if (answered === 0) throw new AppError('template-not-found');
      await desk.record(query, { act: 'reports-dismissed', what: id, after: { reports: answered } });
      return { answered };
    }),
  );

  registerOperatorCall(app, parts, 'unpublishReported', async (desk, request) => ({
    answered: await unpublishReported(parts, desk, request, {
      ...{ uuid: request.params.id, confirm: request.query.confirm, answer: request.body.answer },
    }),
  }));

  registerOperatorCall(app, parts, 'downloadTable', async (desk, { params: { name } }, reply) => {
    const { database } = desk.place;
    await desk.record(database.query, { act: 'table-downloaded', what: name });
    return reply
      .type(`${reportCalls.downloadTable.replyType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}-${dayOf(clock.now())}.csv"`)
      .send(Readable.from(tableNamed(name, database.aside)));
  });
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function messageRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'listMessages', async (desk, { query: asked }) => {
    const { query } = desk.place.database;
    const { rows, total } = await listMessages(query, asked.show, asked);
    await desk.record(query, { act: 'messages-listed' });
    const messages = rows.map(({ feedback_requested_at: requestedAt, ...row }) => ({
      ...{ id: row.id, at: row.at, accountId: row.account_id, email: row.email, message: row.message },
      ...{ doneAt: row.done_at, isAnswer: requestedAt !== null && requestedAt <= row.at },
    }));
    return { messages, total, hasMore: asked.skip + rows.length < total };
  });

  registerOperatorCall(app, parts, 'markMessage', async (desk, { params: { id }, body: { isDone } }) => {
    const doneAt = isDone ? parts.ports.clock.now() : null;
    return desk.place.database.query.transaction().execute(async (query) => {
      const before = await markMessage(query, id, doneAt);
      if (before === undefined) throw new AppError('message-not-found');
      await desk.record(query, {
        ...{
          act: 'message-marked',
          what: id,
          before: { isDone: before.done_at !== null },
          after: { isDone },
        },
        ...(before.account_id !== null && { whom: before.account_id }),
      });
      return { doneAt };
    });
  });
}
