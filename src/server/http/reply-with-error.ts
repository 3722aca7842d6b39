// Turns an error into a reply: code, what happened, what to do, and the request's id.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { errorReply } from '#contract/calls/calls.ts';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import type { EventLog } from '#server/event-log/event-log.ts';
import { HourlyThrottle } from '#server/event-log/hourly-throttle.ts';
import { logRequestError } from '#server/event-log/log-request-error.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import { AppError } from '../errors/app-error.ts';
import { ClientGone } from '../errors/client-gone.ts';
import { appErrorOf } from './app-error-of.ts';
import { leaveUnanswered } from './leave-unanswered.ts';
import { logRefusedAttempt } from './log-refused-attempt.ts';
import { notFoundPage } from './not-found-page.ts';
import { markAsFile } from './offer-as-file.ts';
import type { Stopping } from './stopping.ts';

export function answerErrors(
  app: FastifyInstance,
  eventLog: EventLog,
  clock: Clock,
  stopping: Stopping,
): void {
  const attempts = { eventLog, throttle: new HourlyThrottle() };
  app.setErrorHandler((thrown, request, reply) => {
    // A stop closes the connections of those it cannot wait for, and then the database.
    const isCutOff = stopping.isStopping && request.raw.socket.destroyed;
    if (thrown instanceof ClientGone || isCutOff) return leaveUnanswered(request, reply);
    const { code } = appErrorOf(thrown);
    logRequestError(eventLog, request, code, thrown);
    logRefusedAttempt(attempts, request, code, clock.now());
    return replyWithError(thrown, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return replyWithError(new AppError('not-found'), request, reply);
    return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage);
  });
}

/** Of what would have been sent instead, such as a compressed file that there is no room for. */
const headersOfContent = [
  ...['content-encoding', 'content-length', 'content-range', 'content-disposition'],
  ...['accept-ranges', 'etag', 'last-modified'],
];

function replyWithError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = appErrorOf(thrown);
  const { status, message, remedy } = errorCodes[error.code];
  if (status >= 500) logFailure(request, error.code, thrown);
  const { faults, currentRevision, conflictVersion, retryAfterSeconds } = error.details;
  for (const name of headersOfContent) reply.removeHeader(name);
  reply.header('x-request-id', request.id);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const body: z.input<typeof errorReply> = {
    code: error.code,
    message,
    remedy,
    requestId: request.id,
    ...(faults !== undefined && { faults: [...faults] }),
    ...(currentRevision !== undefined && { currentRevision }),
    ...(conflictVersion !== undefined && { conflictVersion }),
  };
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').code(status);
  markAsFile(request, reply);
  // Fastify would cut off a client amid its body, before it has read why; only a slow one is not waited for.
  if (!request.raw.complete && error.code !== 'request-timeout') reply.removeHeader('connection');
  const { ownForm } = request.routeOptions.config;
  if (ownForm !== undefined && error.code === 'xsrf-mismatch') {
    return reply.type('text/html; charset=utf-8').send(ownForm.refusal(request));
  }
  // Sent as text, because a reply that did not fit its schema must not be checked against a schema again.
  return reply.send(JSON.stringify(body));
}

/** What the server refuses on purpose, such as when it is full, has no place in the program to look for. */
function logFailure({ log }: FastifyRequest, code: ErrorCode, thrown: unknown): void {
  const isIntended = thrown instanceof AppError && code !== 'internal';
  if (isIntended) log.warn({ code }, 'request refused');
  else log.error({ err: thrown, code }, 'request failed');
}
