// Tells operators of requests that failed by the server's own fault, by the id that whoever asked was shown.
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error-codes.ts';
import { reasonOf } from '../errors/reason-of.ts';
import type { EventLog } from './event-log.ts';
import { logEventIds } from './log-event-ids.ts';
import { logRequestEvent } from './log-request-event.ts';

/** The other codes from 500 on are answers that are meant, such as that the server is stopping. */
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
