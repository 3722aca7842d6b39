// Logs requests that failed through the server's own fault, with the request id that the user was shown.
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error-codes.ts';
import { reasonOf } from '../errors/reason-of.ts';
import type { EventLog } from './event-log.ts';
import { logEventIds } from './log-event-ids.ts';
import { logRequestEvent } from './log-request-event.ts';

/** The other codes from 500 on are intended replies, such as that the server is stopping. */
const serverErrors: readonly ErrorCode[] = ['internal', 'database-unavailable'];

export function logRequestError(
  eventLog: EventLog,
  request: FastifyRequest,
  code: ErrorCode,
  thrown: unknown,
): void {
  if (!serverErrors.includes(code)) return;
  const content = `${code}, request ${request.id}: ${reasonOf(thrown)}`;
  logRequestEvent(eventLog, request, {
    lmid: logEventIds.requestError,
    level: 'error',
    content,
    withBody: true,
  });
}
