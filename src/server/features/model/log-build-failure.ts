// Logs builds that failed because of the template or the program.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { reasonOf } from '#server/errors/reason-of.ts';
import type { EventLog } from '#server/event-log/event-log.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';

/** Cancelled, refused or misdirected builds are no failures to log. */
const notLoggedCodes: readonly string[] = [
  ...(['build-cancelled', 'rate-limited', 'shutting-down'] as const),
  ...(['template-not-found', 'payment-required'] as const),
];

/** Returns whether it was one. */
export function logBuildFailure(eventLog: EventLog, request: FastifyRequest, error: unknown): boolean {
  if (error instanceof AppError && notLoggedCodes.includes(error.code)) return false;
  const content = contentOf(error);
  logRequestEvent(eventLog, request, {
    lmid: logEventIds.modelBuildError,
    level: 'error',
    content,
    withBody: true,
  });
  return true;
}

function contentOf(error: unknown): string {
  if (!(error instanceof AppError)) return reasonOf(error);
  const faults = (error.details.faults ?? []).map(({ path, message }) => `${path} ${message}`);
  return [error.code, ...faults].join('; ');
}
