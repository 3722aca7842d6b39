// Lets an operator's request see the product as somebody else does: it has that account, and may only read.
import type { FastifyRequest } from 'fastify';
import { findAccount } from '#server/database/rows/account-rows.ts';
import { findView } from '#server/database/rows/operators/operator-view-rows.ts';
import { hasOperatorRole, isOperator } from '#server/policy/may-call.ts';
import { isShownInView } from '#server/policy/view-calls.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { AppError } from '../errors/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null, unless an operator looks at the product as somebody else, whose account is then that of the session. */
    view: { readonly operator: Account } | null;
  }
}

export const viewHeader = 'x-view-as';

/** After everything that is counted or logged against whoever really asks. */
export async function admitView(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  request: FastifyRequest,
): Promise<void> {
  const { session } = request;
  const token = request.headers[viewHeader];
  const { call } = request.routeOptions.config;
  // Ending it is the operator's own act.
  if (token === undefined || call === 'endView') return;
  if (typeof token !== 'string' || session === null || !isOperator(session.account)) {
    throw new AppError('view-over');
  }
  const operator = session.account;
  const key = { tokenHash: hashToken(token), sessionId: session.id, operatorId: operator.id };
  const view = await findView(database.query, key, clock.now());
  const account = view && (await findAccount(database.query, view.account_id));
  if (account === undefined || hasOperatorRole(account)) throw new AppError('view-over');
  if (!isShownInView(call)) throw new AppError('view-only');
  request.view = { operator };
  // What is stale of the session concerns the operator's own tabs.
  request.session = { ...session, account, isStale: false };
}
