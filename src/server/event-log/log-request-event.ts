// Writes what a request did to the application log: who, from where, through which call.
import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import type { LogEntryTable } from '../ports/database/tables.ts';
import type { EventLog } from './event-log.ts';
import type { LogEventId } from './log-event-ids.ts';

export interface RequestEvent {
  readonly lmid: LogEventId;
  readonly level?: LogEntryTable['level'];
  readonly content: string;
  /** The account concerned, if it is not the caller's. */
  readonly accountId?: string;
  /** Whether the request's body helps to understand what happened. */
  readonly withBody?: boolean;
}

type LoggedRequest = Pick<FastifyRequest, 'method' | 'url' | 'ip' | 'session' | 'body' | 'routeOptions'> &
  Partial<Pick<FastifyRequest, 'view'>>;

export function logRequestEvent(
  eventLog: EventLog,
  request: LoggedRequest,
  { lmid, level = 'info', content, accountId, withBody = false }: RequestEvent,
): void {
  eventLog.write({
    lmid,
    level,
    content,
    // Never in the name of whom an operator views.
    account_id: accountId ?? (request.view?.operator ?? request.session?.account)?.id ?? null,
    ip: request.ip,
    verb: request.method,
    // The query string may contain an address or a token.
    path: request.url.split('?', 1)[0] ?? '',
    body: withBody ? bodyOf(request) : null,
  });
}

/** Bodies of account calls are never logged, whatever their fields are called. */
function bodyOf({ body, routeOptions }: LoggedRequest): unknown {
  const { call } = routeOptions.config;
  return call === undefined || calls[call].area === 'account' ? null : body;
}
