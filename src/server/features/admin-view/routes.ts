// The calls that begin and end a view, in which an operator sees the product as somebody else does.
import type { FastifyInstance } from 'fastify';
import { findAccount } from '#server/database/rows/account-rows.ts';
import { deleteView, insertView } from '#server/database/rows/operators/operator-view-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { viewHeader } from '#server/http/admit-view.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { refuseElsewhere } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import { hasOperatorRole } from '#server/policy/may-call.ts';
import { hashToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import type { ServerParts } from '../server-parts.ts';

const viewLifeMs = 30 * 60_000;

export function adminViewRoutes(app: FastifyInstance, parts: ServerParts): void {
  const {
    database: { query },
    clock,
  } = parts.ports;

  registerOperatorCall(app, parts, 'beginView', async (desk, request) => {
    refuseElsewhere(desk);
    const token = newSessionToken();
    const begunAt = clock.now();
    const endsAt = begunAt + viewLifeMs;
    await query.transaction().execute(async (transaction) => {
      const account = await findAccount(transaction, request.params.id);
      if (account === undefined) throw new AppError('nouser');
      if (hasOperatorRole(account)) throw new AppError('operator-protected');
      await insertView(transaction, {
        ...{ token_hash: hashToken(token), session_id: sessionOf(request).id },
        ...{ operator_id: desk.operator.id, account_id: account.id },
        ...{ begun_at: begunAt, ends_at: endsAt },
      });
      await desk.record(transaction, { act: 'view-begun', whom: account.id, after: { endsAt } });
    });
    return { token, endsAt };
  });

  registerOperatorCall(app, parts, 'endView', async (desk, request) => {
    const token = request.headers[viewHeader];
    if (typeof token !== 'string') throw new AppError('view-over');
    const key = {
      ...{ tokenHash: hashToken(token), sessionId: sessionOf(request).id },
      operatorId: desk.operator.id,
    };
    await query.transaction().execute(async (transaction) => {
      const whom = await deleteView(transaction, key);
      if (whom === undefined || whom !== request.params.id) throw new AppError('view-over');
      await desk.record(transaction, { act: 'view-ended', whom });
    });
    return { ended: true as const };
  });
}
